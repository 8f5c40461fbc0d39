import { type ReactElement, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { TurningPoints } from '../../tape/turning-points.tsx';
import { turningPoints } from '../../tape/turns.ts';
import { useReplay } from '../../tape/use-tape.ts';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { END_TEXTS } from './texts.ts';

const MOST = 3;

/** The steps that changed most, each with a link to that moment of the replay. */
export const Turns = (): ReactElement | undefined => {
  const { info, plan } = useLoadedBattle();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const watch = query.get('watch') ?? '';
  const { tape } = useReplay(info.id, watch);
  const turns = useMemo(() => (tape ? turningPoints(tape.plan, tape.frames, MOST) : []), [tape]);
  if (!tape) return undefined;
  const go = (step: number): void => navigate(`/replays/${info.id}?step=${step}${watch ? `&watch=${watch}` : ''}`);
  return (
    <>
      <h3>{END_TEXTS.turningPoints}</h3>
      <TurningPoints turns={turns} frames={tape.frames} names={namesFor(plan).sides} go={go} />
    </>
  );
};
