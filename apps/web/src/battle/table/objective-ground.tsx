import type { Battle } from '@muster/engine';
import { drawing } from '@muster/picture';
import { memo, type ReactElement } from 'react';
import { ENLARGED } from './ground.tsx';
import { useTableLook } from './table-context.ts';

/** The ground of the objectives below the pieces; their flags are above. */
export const ObjectiveGround = memo(({ battle }: { battle: Battle }): ReactElement => {
  const { palette } = useTableLook();
  const reach = battle.plan.ruleset.numbers.objectiveReach;
  const html = drawing.objectiveMarks(battle).map((marker) => drawing.drawObjectiveGround(marker, reach, palette));
  return <g transform={ENLARGED} dangerouslySetInnerHTML={{ __html: html.join('') }} />;
});
