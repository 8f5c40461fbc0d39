import { type Position, POSITION_FORMAT, POSITION_VERSION } from '@muster/protocol';

type Plain = Readonly<Record<string, unknown>>;

/** The default base radius of a model, in inches. */
const USUAL_RADIUS = 0.5;

/** Returns the setup of a case as a position, which is then read like any other. */
export const positionOfSetup = (system: string, setup: Plain): unknown => {
  const { units, weapons, spells, terrain, objectives, round, activePlayer, settings, table, phase, first } = setup;
  const starting = (setup['startingUnits'] ?? {}) as Plain;
  return defined({
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    system,
    settings,
    table: { ...(table as Plain | undefined), terrain: list(terrain).map(terrainOfSetup) },
    weapons: weaponsOfSetup(weapons),
    spells,
    sides: ['A', 'B'].map((name) => defined({ name, startingUnits: starting[name] })),
    units: list(units).map(unitOfSetup),
    objectives: list(objectives).map(({ id, x, y, owner }) => defined({ id, x, y, owner: owner ?? undefined })),
    round,
    phase,
    turn: activePlayer,
    first,
  } satisfies Record<
    keyof Omit<Position, 'name' | 'note' | 'rules' | 'objectivesToPlace' | 'active' | 'winner'>,
    unknown
  >);
};

const list = (value: unknown): readonly Plain[] => (value === undefined ? [] : (value as readonly Plain[]));

const defined = (parts: Plain): Plain =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

/** Returns no range for a range of 0, which means a melee weapon. */
const weaponsOfSetup = (weapons: unknown): Plain =>
  Object.fromEntries(
    Object.entries((weapons ?? {}) as Record<string, Plain>).map(([name, { range, ...weapon }]) => [
      name,
      range === 0 || range === null || range === undefined ? weapon : { ...weapon, range },
    ]),
  );

/** Names of flags in the files that differ from ours. */
const terrainOfSetup = (piece: Plain): Plain => {
  const { dangerousOnlyOn, difficultWhenAscending, seeThrough, seeIntoAndOut, ...rest } = piece;
  return defined({
    ...rest,
    dangerousInHaste: dangerousOnlyOn === undefined ? undefined : isHaste(dangerousOnlyOn),
    difficultUphill: difficultWhenAscending,
    seeIntoNotThrough: rest['seeIntoNotThrough'] ?? ((seeThrough === false && seeIntoAndOut === true) || undefined),
  });
};

const isHaste = (actions: unknown): true => {
  if (String([...(actions as readonly string[])].sort()) === 'charge,rush') return true;
  throw new Error(`terrain that is dangerous only on ${String(actions)} is not known`);
};

/** Leaves out flags with default values. */
const unitOfSetup = (unit: Plain): Plain => {
  const { player, inReserve, models, embarkedIn, ...rest } = unit;
  return defined({
    ...rest,
    side: player,
    reserve: inReserve === undefined || inReserve === null ? undefined : reserveOf(inReserve),
    embarkedIn: embarkedIn ?? undefined,
    models: list(models).map((model) => ({ r: USUAL_RADIUS, ...model })),
  });
};

const reserveOf = (inReserve: unknown): string =>
  inReserve === 'ambush' || inReserve === 'scout' ? inReserve : 'waiting';
