import { makePlayer } from '@muster/ai';
import { type ArmyList, armyForBattle } from '@muster/army';
import { compilePlan, Game, roundOf } from '@muster/engine';
import { drawForces, drawTerrain, drawZones, paletteFor, px, terrainPatterns } from '@muster/protocol';
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

/** Two computer players fight in the page for a while, the same battle for a seed; the picture shows how they stand. */
export const battleScene = (system: string, lists: readonly ArmyList[], seed: string): Scene => {
  const ruleset = rulesetOf(system);
  if (!ruleset) throw new Error(`There is no game "${system}".`);
  const table = tableFor(ruleset, seed, lists.length);
  const plan = compilePlan({ ruleset, armies: lists.map(armyForBattle), table });
  const players = lists.map((_, side) => makePlayer('solo', `${seed} ${side}`));
  const game = new Game({ plan, seed, players });
  while (roundOf(game.battle) < ROUND && game.playStep());
  return {
    width: px(table.width),
    height: px(table.depth),
    words: `${lists.map(({ army }) => army.name).join(' against ')}: a table from above with terrain, units and objectives.`,
    draw: (dark) => {
      const palette = paletteFor(table.name, dark);
      const look = { ranges: [], episodes: [], zoom: 1.8 };
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
