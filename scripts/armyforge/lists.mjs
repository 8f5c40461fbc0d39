import { loadoutOf, parseForgeList, parseForgeSave, parseListText, selectedPoints } from '@muster/army';

/** Names and counts, equal ones added up and in order. */
const tally = (gear) => {
  const counts = new Map();
  for (const { name, count = 1 } of gear) counts.set(name.trim(), (counts.get(name.trim()) ?? 0) + Number(count));
  return JSON.stringify([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

const checkResolved = ({ name, json }) => {
  const parsed = parseForgeList(json);
  if (!parsed.ok) return { name, system: String(json.gameSystem), problem: parsed.error[0] };
  const { selections, listPoints, system } = parsed.value;
  const own = selections.map((selection) => tally(loadoutOf(selection)));
  const theirs = json.units.map(({ loadout }) => (Array.isArray(loadout) ? tally(loadout) : undefined));
  return {
    name,
    system,
    ...(listPoints === undefined ? {} : { points: selectedPoints(selections) === listPoints }),
    ...(theirs.includes(undefined) ? {} : { loadouts: own.every((gear, i) => gear === theirs[i]) }),
  };
};

const checkSaved = ({ name, json }, books) => {
  const own = books.filter(({ system }) => system === json.gameSystem);
  const parsed = parseForgeSave(json, own);
  if (!parsed.ok) return { name, system: String(json.gameSystem), problem: parsed.error[0] };
  const { selections, listPoints, system } = parsed.value;
  return { name, system, ...(listPoints === undefined ? {} : { points: selectedPoints(selections) === listPoints }) };
};

const SYSTEM_IN_TEXT = /\[([A-Z]+) (\d+)pts\]/;

/** Old texts name no game; their file names do: `text_aof_2.x_joined-hero.txt`. */
const SYSTEM_IN_NAME = /text_([a-z]+)_/;

const checkText = ({ name, text }) => {
  const parsed = parseListText(text, [], { system: SYSTEM_IN_NAME.exec(name)?.[1] });
  const [, system, points] = SYSTEM_IN_TEXT.exec(text) ?? [];
  if (!parsed.ok) return { name, system: system?.toLowerCase() ?? 'gf', problem: parsed.error[0] };
  const sum = parsed.value.list.army.units.reduce((total, { cost }) => total + cost, 0);
  return { name, system: parsed.value.list.system, ...(points ? { points: sum === Number(points) } : {}) };
};

/** Reads every list of a folder: whether its points and loadouts are correct, or why it cannot be read. */
export const checkLists = (files, books) =>
  files.flatMap((file) => {
    if (file.kind === 'list') return [checkResolved(file)];
    if (file.kind === 'save') return [checkSaved(file, books)];
    return file.kind === 'text' ? [checkText(file)] : [];
  });
