import type { ReactElement } from 'react';
import { useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { decidingOf } from '../phases/deciding.ts';
import { headline } from '../phases/words.ts';
import { CopyLink } from '../../parts/copy-link.tsx';
import { Part } from './part.tsx';

/** Waiting for the others: in words. */
export const WaitPanel = (): ReactElement => {
  const { battle, state, info, plan } = useReady();
  const deciding = decidingOf(battle, state, info.mine);
  const names = namesFor(plan);
  const text =
    info.mine.length === 0
      ? 'You are watching. Choose a unit to read about it.'
      : 'Look around meanwhile: choose a unit to read about it.';
  return (
    <Part title={headline(deciding, battle, names, state, info.mine)} text={text}>
      {info.invites.map(({ side, token }) => (
        <CopyLink
          key={side}
          label={`Send this link to whoever shall play ${names.sides[side]}`}
          link={`${window.location.origin}/battles/${info.id}?seat=${token}`}
        />
      ))}
    </Part>
  );
};
