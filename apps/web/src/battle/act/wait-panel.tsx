import type { ReactElement } from 'react';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { currentDecision } from '../phases/deciding.ts';
import { headline } from '../phases/headlines.ts';
import { CopyLink } from '../../parts/copy-link.tsx';
import { PanelSection } from './part.tsx';
import { WAIT_TEXTS } from './texts.ts';

/** The panel of a player who waits for others. */
export const WaitPanel = (): ReactElement => {
  const { battle, state, info, plan } = useLoadedBattle();
  const deciding = currentDecision(battle, state, info.mine);
  const names = namesFor(plan);
  const text = info.mine.length === 0 ? WAIT_TEXTS.watching : WAIT_TEXTS.waiting;
  return (
    <PanelSection title={headline(deciding, battle, names, state, info.mine)} text={text}>
      {info.invites.map(({ side, token }) => (
        <CopyLink
          key={side}
          label={WAIT_TEXTS.invite(names.sides[side])}
          link={`${window.location.origin}/battles/${info.id}?seat=${token}`}
        />
      ))}
    </PanelSection>
  );
};
