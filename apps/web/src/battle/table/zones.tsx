import { type Battle, type BattlePlan, phaseOf, type Phase } from '@muster/engine';
import { drawing } from '@muster/picture';
import { memo, type ReactElement } from 'react';
import { ENLARGED } from './ground.tsx';
import { useTableLook } from './table-context.ts';

/** Phases in which deployment zones are shown. */
const SETTING_UP: readonly Phase[] = [
  'first-placer',
  'objectives',
  'muster',
  'edge',
  'deployment',
  'redeployment',
  'scout',
];

/** The deployment zones, before the first round. */
export const Zones = memo(({ plan, battle }: { plan: BattlePlan; battle: Battle }): ReactElement | undefined => {
  const { palette } = useTableLook();
  if (!SETTING_UP.includes(phaseOf(battle))) return undefined;
  return <g transform={ENLARGED} dangerouslySetInnerHTML={{ __html: drawing.drawZones(plan, battle, palette) }} />;
});
