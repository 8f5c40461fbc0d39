import { makePlayer } from '@muster/ai';
import { type ArmyList, armyForBattle } from '@muster/army';
import { compilePlan, Game, roundOf } from '@muster/engine';
import { drawForces, drawTerrain, drawZones, paletteFor, px, terrainPatterns } from '@muster/picture';
import { rulesetOf, tableFor } from '@muster/rules';

/** A battle to look at: its map by day and by night. */
export interface Scene {
  width: number;
  height: number;
  words: string;
  draw: (dark: boolean) => { ground: string; drawn: string };
}

/** The round in which the picture is taken: everybody is on the table, and shots have been fired. */
const ROUND = 2;

/** Steps that are played before the page may breathe. */
const AT_ONCE = 2;

const pause = (): Promise<void> => new Promise((settle) => setTimeout(settle));

/** Two computer players fight in the page for a while, the same battle for a seed; the picture shows how they stand. */
export const battleScene = async (system: string, lists: readonly ArmyList[], seed: string): Promise<Scene> => {
  const ruleset = rulesetOf(system);
  if (!ruleset) throw new Error(`There is no game "${system}".`);
  const table = tableFor(ruleset, seed, lists.length);
  await pause();
  const plan = compilePlan({ ruleset, armies: lists.map(armyForBattle), table });
  const players = lists.map((_, side) => makePlayer('solo', `${seed} ${side}`));
  const game = new Game({ plan, seed, players });
  for (let step = 1; roundOf(game.battle) < ROUND && game.playStep(); step++) if (step % AT_ONCE === 0) await pause();
  return {
    width: px(table.width),
    height: px(table.depth),
    words: `${lists.map(({ army }) => army.name).join(' against ')}: a table from above with terrain, units and objectives.`,
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
