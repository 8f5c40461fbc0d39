import { soloPlayer } from '@muster/ai';
import { type ArmyList, armyForBattle } from '@muster/army';
import { compilePlan, Game, roundOf } from '@muster/engine';
import { drawForces, drawTerrain, drawZones, paletteFor, px, terrainPatterns } from '@muster/picture';
import { rulesetOf, tableFor } from '@muster/rules';
import { HOME_TEXTS } from './texts.ts';

/** A picture of a battle, in light and dark colours. */
export interface Scene {
  width: number;
  height: number;
  words: string;
  draw: (dark: boolean) => { ground: string; drawn: string };
}

/** The round that the picture shows: all units are on the table, and shots have been fired. */
const ROUND = 2;

/** How many steps are played before the page may react again. */
const AT_ONCE = 2;

const pause = (): Promise<void> => new Promise((settle) => setTimeout(settle));

/** Plays the first round between two computer players in the page, always the same for a seed, and returns the picture. */
export const battleScene = async (system: string, lists: readonly ArmyList[], seed: string): Promise<Scene> => {
  const ruleset = rulesetOf(system);
  if (!ruleset) throw new Error(`unknown game: ${system}`);
  const table = tableFor(ruleset, seed, lists.length);
  await pause();
  const plan = compilePlan({ ruleset, armies: lists.map(armyForBattle), table });
  const players = lists.map((_, side) => soloPlayer(`${seed} ${side}`));
  const game = new Game({ plan, seed, players });
  for (let step = 1; roundOf(game.battle) < ROUND && game.playStep(); step++) if (step % AT_ONCE === 0) await pause();
  return {
    width: px(table.width),
    height: px(table.depth),
    words: HOME_TEXTS.scene(lists.map(({ army }) => army.name)),
    draw: (dark) => {
      const palette = paletteFor(table.name, dark);
      const look = { ranges: [], episodes: [], zoom: 2.2 };
      return {
        ground: palette.ground,
        drawn:
          terrainPatterns(palette) +
          drawZones(plan, game.battle, palette) +
          drawTerrain(table.terrain, palette) +
          drawForces(plan, game.battle, look, palette),
      };
    },
  };
};
