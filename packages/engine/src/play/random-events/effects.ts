import type { Play } from '../../contract/play.ts';
import type { EventEffect } from '../../rule/random-event.ts';
import { bringAlly } from './ally.ts';
import { rollReward } from './amount.ts';
import { capture } from './capture.ts';
import { disable, silenceUnits } from './disable.ts';
import { findWeapon } from './found-weapon.ts';
import { grant } from './grant.ts';
import type { RandomEventRow } from '../../state/random-events.ts';
import { layHazard } from './hazard.ts';
import { dropIntel, layIntel } from './intel.ts';
import { bringNeutrals } from './neutrals.ts';
import { noteEnemy } from './note-enemy.ts';
import { quake } from './quake.ts';
import { sendAway } from './send-away.ts';
import { rallyTargets, shake, slip } from './shake.ts';
import { postSniper } from './sniper.ts';
import { strike } from './strike.ts';
import { noteTerrain } from './trap.ts';

/** How one kind of effect is carried out when its event happens; later consequences are called where they belong. */
export type CarryOut<K extends EventEffect['do']> = (
  play: Play,
  happening: RandomEventRow,
  effect: Extract<EventEffect, { do: K }>,
) => void;

/** An event that waits for something: nothing is done at once. */
const later = (): void => {};

/** Every kind of effect, by its word; each is in its own file. */
const EFFECTS: { readonly [K in EventEffect['do']]: CarryOut<K> } = {
  capture,
  'send-away': sendAway,
  'note-enemy': noteEnemy,
  hazard: layHazard,
  neutrals: bringNeutrals,
  sniper: postSniper,
  ally: bringAlly,
  escort: later,
  intel: layIntel,
  weapon: findWeapon,
  duel: later,
  disable,
  silence: silenceUnits,
  hits: strike,
  grant,
  bite: later,
  trap: noteTerrain,
  quake,
  shake,
  slip,
  rally: rallyTargets,
  misfire: later,
  'lethal-blow': later,
  'weak-spot': later,
};

/** Carries out what an event does on the table. */
export const carryOutEffects = (play: Play, happening: RandomEventRow): void => {
  for (const effect of happening.rule.does) (EFFECTS[effect.do] as CarryOut<typeof effect.do>)(play, happening, effect);
  rollReward(play, happening);
  dropIntel(play);
};
