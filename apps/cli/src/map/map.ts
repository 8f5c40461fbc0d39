import { type Battle, hasUnitFlag, isOnTable, modelsOf, objectivesOf, UNIT_FLAG } from '@muster/engine';
import { pointInPolygon } from '@muster/kernel';
import type { MapActions, MapSpot, MapMove, MapAttack } from '@muster/picture';
import { type Canvas, canvasLines, cellAt, makeCanvas, put } from './canvas.ts';
import { groundSign, isSolid, letterOf, MOVE_SIGNS } from './signs.ts';
import { bareGround, groundTints, mix, type TerminalColour, TINT, tintsOf } from './tints.ts';

/** The size of a map, and whether it has colours. */
export interface MapLook {
  columns: number;
  rows: number;
  coloured: boolean;
}

/** Returns the largest map size that fits; a row is about as high as two columns are wide. */
export const mapSize = (
  { table }: Battle['plan'],
  columns: number,
  rows: number,
): { columns: number; rows: number } => {
  const byWidth = { columns, rows: Math.round((columns * table.depth) / table.width / 2) };
  if (byWidth.rows <= rows) return { columns, rows: Math.max(1, byWidth.rows) };
  return { columns: Math.max(1, Math.round((rows * 2 * table.width) / table.depth)), rows };
};

/** Returns the table from above as lines: terrain, objectives as figures, units as letters, and the last actions. */
export const drawMap = (battle: Battle, look: MapLook, deeds?: MapActions): string[] => {
  const sheet = new MapSheet(battle, look);
  sheet.drawGround();
  if (deeds) sheet.drawDeeds(deeds);
  sheet.drawUnits(deeds);
  sheet.drawObjectives();
  return canvasLines(sheet.canvas, look.coloured);
};

/** A map that is drawn layer by layer. */
class MapSheet {
  readonly canvas: Canvas;
  readonly #battle: Battle;
  readonly #coloured: boolean;
  /** Cells that are taken by a unit. */
  readonly #taken = new Set<number>();

  constructor(battle: Battle, { columns, rows, coloured }: MapLook) {
    this.canvas = makeCanvas(columns, rows);
    this.#battle = battle;
    this.#coloured = coloured;
  }

  /** Returns the column and row of a spot on the table. */
  #cellOf({ x, y }: MapSpot): [column: number, row: number] {
    const { table } = this.#battle.plan;
    const place = (at: number, length: number, cells: number): number =>
      Math.min(cells - 1, Math.max(0, Math.floor((at * cells) / length)));
    return [place(x, table.width, this.canvas.columns), place(y, table.depth, this.canvas.rows)];
  }

  /** Returns the middle of a cell, or of its upper or lower half. */
  #spotOf(column: number, row: number, part: 0.25 | 0.5 | 0.75): MapSpot {
    const { table } = this.#battle.plan;
    return {
      x: Math.floor(((column + 0.5) * table.width) / this.canvas.columns),
      y: Math.floor(((row + part) * table.depth) / this.canvas.rows),
    };
  }

  /** Draws terrain in half cells, with its sign where a whole cell has one kind. */
  drawGround(): void {
    const { columns, rows } = this.canvas;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        put(this.canvas, column, row, this.#coloured ? this.#halves(column, row) : { sign: this.#signAt(column, row) });
  }

  #pieceAt({ x, y }: MapSpot): Battle['plan']['terrain'][number] | undefined {
    return this.#battle.plan.terrain.find(({ polygon }) => pointInPolygon(x, y, polygon));
  }

  #signAt(column: number, row: number): string {
    const piece = this.#pieceAt(this.#spotOf(column, row, 0.5));
    return piece ? groundSign(piece) : ' ';
  }

  #halves(column: number, row: number): { sign: string; ink: TerminalColour; paper: TerminalColour } {
    const [upper, lower] = ([0.25, 0.75] as const).map((part) => this.#spotOf(column, row, part));
    const [over, under] = [this.#groundAt(upper), this.#groundAt(lower)];
    if (over !== under) return { sign: '▀', ink: over, paper: under };
    const piece = this.#pieceAt(this.#spotOf(column, row, 0.5));
    // Signs in every other cell only keep the ground calm.
    if (!piece || (column + row) % 2 === 1) return { sign: ' ', ink: over, paper: under };
    return { sign: groundSign(piece), ink: groundTints(piece.kind, isSolid(piece))[1], paper: under };
  }

  /** Returns the colour of the ground, tinted around objectives by the side that holds them. */
  #groundAt(spot: MapSpot): TerminalColour {
    const { plan } = this.#battle;
    const piece = this.#pieceAt(spot);
    const ground = piece ? groundTints(piece.kind, isSolid(piece))[0] : bareGround(plan.table.name);
    const reach = plan.ruleset.numbers.objectiveReach;
    for (const { x, y, owner } of objectivesOf(this.#battle))
      if ((x - spot.x) ** 2 + (y - spot.y) ** 2 <= reach ** 2)
        return owner < 0 ? mix(ground, TINT.light, 0.35) : mix(ground, tintsOf(owner, plan.sides.length).acting, 0.45);
    return ground;
  }

  /** Draws moves, shots and lost models. */
  drawDeeds({ strides, strikes, fallen }: MapActions): void {
    const signs = this.#coloured ? MOVE_SIGNS.fine : MOVE_SIGNS.plain;
    for (const stride of strides) this.#drawStride(stride, signs);
    for (const strike of strikes) this.#drawStrike(strike, signs.shot);
    for (const spot of fallen) this.#write(spot, signs.fallen, TINT.loss);
  }

  #drawStride({ unit, way, left, kind }: MapMove, signs: { way: string; left: string }): void {
    const { plan } = this.#battle;
    const { plain } = tintsOf(plan.units[unit].side, plan.sides.length);
    if (signs.left !== '') for (const spot of left) this.#write(spot, signs.left, plain);
    if (kind === 'follow' || kind === 'shoved') return;
    for (const spot of alongOf(way, this.#stride)) this.#write(spot, signs.way, plain);
  }

  #drawStrike({ kind, from, to }: MapAttack, sign: string): void {
    if (kind === 'melee') return;
    for (const spot of alongOf([from, to], this.#stride)) this.#write(spot, sign, TINT.shot);
  }

  /** The distance between dots on a path: two columns. */
  get #stride(): number {
    return (2 * this.#battle.plan.table.width) / this.canvas.columns;
  }

  #write(spot: MapSpot, sign: string, ink: TerminalColour): void {
    const [column, row] = this.#cellOf(spot);
    const cell = cellAt(this.canvas, column, row);
    // A cell of two halves takes the colour of the lower half.
    put(this.canvas, column, row, { sign, ink, paper: cell?.paper, bold: true });
  }

  /** Draws units as letters, the acting unit above the others. */
  drawUnits(deeds: MapActions | undefined): void {
    const battle = this.#battle;
    const acting = deeds?.unit ?? -1;
    const struck = deeds?.strikes.map(({ target }) => target) ?? [];
    const present = battle.plan.units.map(({ index }) => index).filter((unit) => isOnTable(battle, unit));
    for (const unit of [...present.filter((other) => other !== acting), ...present.filter((other) => other === acting)])
      this.#drawUnit(unit, unit === acting, struck.includes(unit));
  }

  #drawUnit(unit: number, acting: boolean, struck: boolean): void {
    const battle = this.#battle;
    const { plan } = battle;
    const tints = tintsOf(plan.units[unit].side, plan.sides.length);
    const shaken = hasUnitFlag(battle, unit, UNIT_FLAG.shaken);
    const paper = acting ? tints.acting : hasUnitFlag(battle, unit, UNIT_FLAG.activated) ? tints.acted : tints.plain;
    const ink = acting ? TINT.dark : struck ? TINT.shot : TINT.light;
    const style = shaken ? { ink: paper, paper: TINT.loose } : { ink, paper };
    for (const model of modelsOf(battle, unit))
      for (const [column, row] of this.#cellsOf(model)) {
        put(this.canvas, column, row, { sign: letterOf(plan, unit), bold: true, underlined: struck, ...style });
        this.#taken.add(row * this.canvas.columns + column);
      }
  }

  /** Returns the cells under a base: the cell at its middle, and all cells whose middle it covers. */
  #cellsOf(model: number): [column: number, row: number][] {
    const { x, y, plan } = this.#battle;
    const spot = { x: x[model], y: y[model] };
    const { radius } = plan.models[model];
    const [left, top] = this.#cellOf({ x: spot.x - radius, y: spot.y - radius });
    const [right, bottom] = this.#cellOf({ x: spot.x + radius, y: spot.y + radius });
    const cells = [this.#cellOf(spot)];
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const middle = this.#spotOf(column, row, 0.5);
        if ((middle.x - spot.x) ** 2 + (middle.y - spot.y) ** 2 <= radius ** 2) cells.push([column, row]);
      }
    return cells;
  }

  /** Draws objectives as figures in the colour of their holder, next to a unit on top of one. */
  drawObjectives(): void {
    const { plan } = this.#battle;
    for (const { index, x, y, owner } of objectivesOf(this.#battle)) {
      const [column, row] = this.#freeCell(this.#cellOf({ x, y }));
      const paper = owner >= 0 ? tintsOf(owner, plan.sides.length).acting : TINT.light;
      put(this.canvas, column, row, { sign: `${index + 1}`, ink: TINT.dark, paper, bold: true, underlined: false });
      this.#taken.add(row * this.canvas.columns + column);
    }
  }

  #freeCell([column, row]: [number, number]): [number, number] {
    const places: [number, number][] = [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, -1],
      [0, 1],
      [2, 0],
      [-2, 0],
    ];
    const free = places.find(
      ([right, down]) =>
        cellAt(this.canvas, column + right, row + down) !== undefined &&
        !this.#taken.has((row + down) * this.canvas.columns + column + right),
    ) ?? [0, 0];
    return [column + free[0], row + free[1]];
  }
}

/** Returns spots along a path at equal distances. */
const alongOf = (way: readonly MapSpot[], apart: number): MapSpot[] => {
  const spots: MapSpot[] = [];
  let rest = apart / 2;
  for (let i = 1; i < way.length; i++) {
    const [from, to] = [way[i - 1], way[i]];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; rest <= length; rest += apart)
      spots.push({ x: from.x + ((to.x - from.x) * rest) / length, y: from.y + ((to.y - from.y) * rest) / length });
    rest -= length;
  }
  return spots;
};
