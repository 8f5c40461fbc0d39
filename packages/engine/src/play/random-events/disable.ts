import type { GearPlan } from '../../plan/broken-gear.ts';
import type { Battle } from '../../state/battle.ts';
import { guestOf } from '../../state/query.ts';
import { breakGear, preventShooting, unbrokenGear } from '../../state/broken-gear.ts';
import { logMishap } from './befall.ts';
import type { CarryOut } from './effects.ts';
import { eventTargets } from '../../state/random-events.ts';

/**
 * Takes one weapon type or upgrade from each target at random; a target with none to lose keeps everything
 * (campaign:E23).
 */
export const disable: CarryOut<'disable'> = (play, happening, { from }) => {
  const { battle } = play;
  for (const unit of eventTargets(battle, happening.row)) {
    const names = [
      ...new Set(
        entriesOf(battle, unit)
          .flatMap((entry) => breakable(battle, entry, from))
          .map(keyOf),
      ),
    ];
    if (names.length === 0) {
      logMishap(play, happening, unit, 'spared');
      continue;
    }
    const key = names[play.pick('item', names.length)];
    let what = '';
    for (const entry of entriesOf(battle, unit))
      for (const { bit, gear } of unbrokenGear(battle, entry))
        if (keyOf({ entry, gear }) === key) {
          breakGear(battle, entry, bit);
          what = gear.name;
        }
    logMishap(play, happening, unit, 'broken', what);
  }
};

/** Stops each target from shooting for the rest of the battle, also a guest in it. */
export const silenceUnits: CarryOut<'silence'> = (play, happening) => {
  const { battle } = play;
  for (const unit of eventTargets(battle, happening.row)) {
    for (const entry of entriesOf(battle, unit)) preventShooting(battle, entry);
    const guest = guestOf(battle, unit);
    if (guest >= 0) preventShooting(battle, battle.plan.models[guest].unit);
    logMishap(play, happening, unit, 'silenced');
  }
};

/** Returns the rows of a unit and the hero that joined it, which are one target. */
const entriesOf = ({ plan, unitHero }: Battle, unit: number): number[] =>
  unitHero[unit] < 0 ? [unit] : [unit, plan.models[unitHero[unit]].unit];

interface OwnGear {
  entry: number;
  gear: GearPlan;
}

/** A weapon type is one item, for all models that have it; an upgrade belongs to its roster entry. */
const keyOf = ({ entry, gear }: OwnGear): string =>
  gear.weapon >= 0 ? `weapon ${gear.weapon}` : `item ${entry} ${gear.item}`;

const breakable = (battle: Battle, entry: number, from: 'ranged' | 'all'): OwnGear[] =>
  unbrokenGear(battle, entry)
    .filter(({ gear }) =>
      gear.weapon >= 0 ? from === 'all' || gear.ranged : !(gear.merely && (from === 'all' || gear.ranged)),
    )
    .map(({ gear }) => ({ entry, gear }));
