import { type Mission, MOST_ROUNDS } from '@muster/engine';
import { INCH, isObject, type Reader } from '@muster/kernel';
import { duel, MISSIONS } from '@muster/rules';
import { type Check, listOf, optional, shape, text, truth, whole, word } from './shape.ts';

/** A mission in a file: a mission of Muster by its id, any other in full. */
export type MissionFile = string | Mission;

/** Returns a mission for a file. */
export const missionFile = (mission: Mission): MissionFile => (MISSIONS.includes(mission) ? mission.id : mission);

/** Returns the mission of a checked file. */
export const missionOf = (file: MissionFile): Mission =>
  typeof file === 'string' ? (MISSIONS.find(({ id }) => id === file) as Mission) : file;

/** Returns the mission of a file of the first version: a duel, or undefined for the game's own. */
export const missionOfOldFile = (extras: object): Mission | undefined => ('duel' in extras ? duel : undefined);

const place = listOf(whole(0, 1000), 2, 2);
const points = whole(1, 1000);

/** Checks every field of an object whose names are roles. */
const byRole =
  (check: Check): Check =>
  (reader) => {
    if (!reader.object()) return;
    for (const role of Object.keys(reader.value as object)) check(reader.at(role));
  };

const wordOf = ({ value }: Reader, field: string): unknown => (isObject(value) ? value[field] : undefined);

const area = shape({ zone: word('area'), corners: listOf(place, 40, 3) });
const edge = shape({
  zone: word('edge'),
  edge: word('front', 'back', 'left', 'right'),
  depth: whole(INCH, 100 * INCH),
  partly: optional(truth),
});
const zone: Check = (reader) => (wordOf(reader, 'zone') === 'area' ? area : edge)(reader);

const fixed = shape({ place: word('fixed'), at: listOf(place, 20, 1) });
const inTurn = shape({ place: word('in-turn'), d3: whole(0, 4), plus: whole(0, 20) });
const objective: Check = (reader) => (wordOf(reader, 'place') === 'fixed' ? fixed : inTurn)(reader);

const WINS: Readonly<Record<string, Check>> = {
  threshold: shape({ by: word('threshold'), role: text(40), points }),
  survival: shape({ by: word('survival'), otherwise: text(40) }),
};
const mostPoints = shape({ by: word('points', ...Object.keys(WINS)) });
const win: Check = (reader) => (WINS[String(wordOf(reader, 'by'))] ?? mostPoints)(reader);

const checkWords: Check = shape({
  id: text(40),
  name: text(80),
  summary: text(400),
  roles: listOf(text(40), 4, 1),
  rounds: (reader) => {
    if (reader.value !== 'game' && reader.value !== 'open') reader.whole(1, MOST_ROUNDS);
  },
  zones: (reader) => {
    if (reader.value !== 'chosen') byRole(zone)(reader);
  },
  objectives: listOf(objective, 4),
  reserves: optional(byRole(shape({ share: whole(1, 100), round: whole(1, MOST_ROUNDS) }))),
  musters: truth,
  score: listOf(shape({ when: word('round', 'end'), worth: points, role: optional(text(40)) }), 12),
  win,
});

/** Reports roles that a mission uses without defining them. */
const checkMission: Check = (reader) => {
  checkWords(reader);
  if (reader.findings.length > 0) return;
  const { roles, zones, reserves = {}, score, win: wins } = reader.value as Mission;
  if (zones !== 'chosen')
    for (const role of roles)
      if (!Object.hasOwn(zones, role)) reader.at('zones').complain(`must include the role "${role}"`);
  const named = [
    ...Object.keys(zones === 'chosen' ? {} : zones),
    ...Object.keys(reserves),
    ...score.flatMap(({ role }) => role ?? []),
    ...(wins.by === 'threshold' ? [wins.role] : wins.by === 'survival' ? [wins.otherwise] : []),
  ];
  for (const role of named)
    if (!roles.includes(role)) reader.at('roles').complain(`must include "${role}", which the mission uses`);
};

/** Reports a mission that no battle with this number of sides could have. */
export const readMission = (reader: Reader, sides: number): void => {
  if (reader.value === undefined) return;
  if (typeof reader.value !== 'string') checkMission(reader);
  else if (!MISSIONS.some(({ id }) => id === reader.value))
    reader.complain(`is not a known mission (known: ${MISSIONS.map(({ id }) => id).join(', ')})`);
  if (reader.findings.length > 0) return;
  const { roles } = missionOf(reader.value as MissionFile);
  if (roles.length > 1 && roles.length !== sides)
    reader.complain(`is for ${roles.length} sides, but the battle has ${sides}`);
};
