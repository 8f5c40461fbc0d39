import { giveFoundWeapon } from '../../state/broken-gear.ts';
import type { CarryOut } from './effects.ts';
import { setEventField, eventTargets } from '../../state/random-events.ts';

/** Gives a model of the target the weapon of the event (campaign:E12). */
export const findWeapon: CarryOut<'weapon'> = (play, { row }, { weapon }) => {
  const { battle } = play;
  const [unit] = eventTargets(battle, row);
  const model = giveFoundWeapon(battle, unit);
  setEventField(battle, row, 'note', model);
  if (play.listening && model >= 0) play.emit({ type: 'found', unit: battle.unitOf[model], model, name: weapon.name });
};
