import type { TestGame } from '../games.ts';
import { codeOf, type TestRule } from '../scene.ts';

/** The rules of both units, and the inches between them. */
type Between = readonly [own: readonly TestRule[], theirs: readonly TestRule[], away: number];

/** How far shots and charges reach. */
export interface ReachChecks {
  /** Whether a gun (24" by default) reaches an enemy so many inches away. */
  reaches: (...between: [...Between, range?: number]) => boolean;
  /** Whether a unit may charge an enemy so many inches away. */
  charges: (...between: Between) => boolean;
}

/** Returns the reach tests of a game. */
export const reachChecks = ({ scene }: TestGame): ReachChecks => ({
  reaches: (own, theirs, away, range = 24) => {
    const gun = { id: 'gun', at: [10, 10] as const, rules: own, weapons: [{ range }] };
    const s = scene({ units: [gun, { id: 'foe', side: 1, at: [10, 11 + away], rules: theirs }], dice: '1' });
    return codeOf(s.activate('gun', 'hold', { shoot: [{ weapon: 0, target: s.unit('foe') }] })) !== 'out-of-range';
  },
  charges: (own, theirs, away) => {
    const foe = { id: 'foe', side: 1, at: [10, 11 + away] as const, rules: theirs };
    const s = scene({ units: [{ id: 'charger', at: [10, 10], rules: own, weapons: [{}] }, foe], dice: '1' });
    return codeOf(s.charge('charger', 'foe')) === 'done';
  },
});
