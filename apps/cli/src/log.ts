import {
  battleName,
  type BattleEvent,
  type BattlePlan,
  type Game,
  namesOf,
  reportOf,
  type StoryLine,
  Storyteller,
} from '@muster/engine';
import { inchText } from './inches.ts';
import { type Paint, paintLine } from './colours.ts';

/** Prints the events of a battle while it is played. */
export interface Logger {
  hear: (event: BattleEvent) => void;
  /** Prints dice that were held back, because a player must decide now. */
  pause: () => void;
}

/** Returns a logger that prints a battle, with or without the reasons of computer players. */
export const storyLogger = (
  plan: BattlePlan,
  paint: Paint,
  print: (line: string) => void,
  why: boolean = true,
): Logger => {
  const teller = new Storyteller(plan);
  const printAll = (lines: readonly StoryLine[]): void => {
    for (const line of lines) if (why || line.tone !== 'thought') print(paintLine(line, paint));
  };
  return { hear: (event) => printAll(teller.tell(event)), pause: () => printAll(teller.pause()) };
};

/** A logger that prints nothing. */
export const SILENT: Logger = { hear: () => undefined, pause: () => undefined };

/** Returns the header of a battle: game, sides, table and seed. */
export const openingLines = (plan: BattlePlan, players: readonly string[], seed: string, paint: Paint): string[] => {
  const names = namesOf(plan);
  const { table, ruleset } = plan;
  const sides = plan.sides.map(({ index, units: all }) => {
    const units = all.filter((unit) => !plan.units[unit].comes);
    const cost = units.reduce((sum, unit) => sum + plan.units[unit].cost, 0);
    const models = units.reduce((sum, unit) => sum + plan.units[unit].count, 0);
    return `  ${paint.side(index, names.sides[index])}  ${units.length} units, ${models} models, ${cost} points, played by ${players[index]}`;
  });
  return [
    paint.bold(`${ruleset.name} · ${battleName(plan)}`),
    ...sides,
    paint.dim(
      `  ${table.name ?? 'Table'}, ${inchText(table.width)} × ${inchText(table.depth)}, ${table.terrain.length} terrain pieces · seed ${seed}`,
    ),
  ];
};

/** Returns a small table of objectives, units left and models lost of each side. */
export const closingLines = (game: Game, paint: Paint): string[] => {
  const report = reportOf(game);
  const names = namesOf(game.plan).sides;
  const rows = names.map((name, side) => {
    const units = report.units.filter((unit) => unit.side === side);
    const lost = units.reduce((sum, unit) => sum + unit.startingModels - unit.survivingModels, 0);
    const models = units.reduce((sum, unit) => sum + unit.startingModels, 0);
    return [
      name,
      `${report.objectives.filter((objective) => objective.owner === side).length}`,
      `${units.filter((unit) => !unit.destroyed).length} of ${units.length}`,
      `${lost} of ${models}`,
    ];
  });
  const table = [['', 'objectives', 'units left', 'models lost'], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  return table.map((row, i) => {
    const cells = row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])));
    const line = `  ${cells.join('   ')}`;
    return i === 0 ? paint.dim(line) : paint.side(i - 1, line);
  });
};
