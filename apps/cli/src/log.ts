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

/** Somebody who prints a battle while it happens. */
export interface Logger {
  hear: (event: BattleEvent) => void;
  /** Prints dice that have been held back, because somebody must decide now. */
  pause: () => void;
}

/** Prints a battle as a story, with or without why computer players do what they do. */
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

/** Says nothing. */
export const SILENT: Logger = { hear: () => undefined, pause: () => undefined };

/** What a battle is about, before it begins. */
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
      `  ${table.name ?? 'Table'}, ${inchText(table.width)} × ${inchText(table.depth)} with ${table.terrain.length} pieces of terrain · seed ${seed}`,
    ),
  ];
};

/** How a battle stands or ended, as a small table. */
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
