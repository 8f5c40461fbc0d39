import { type Mission, MOST_ROUNDS } from '@muster/engine';
import { INCH, isObject, type Reader } from '@muster/kernel';
import { duel, MISSIONS } from '@muster/rules';
import { type Check, listOf, optional, shape, text, truth, whole, word } from './shape.ts';

/** A mission in a file: one that Muster has by its id, any other in full. */
export type MissionFile = string | Mission;

/** A mission as it is written to a file. */
export const missionFile = (mission: Mission): MissionFile => (MISSIONS.includes(mission) ? mission.id : mission);

/** A mission out of a file that has been checked. */
export const missionOf = (file: MissionFile): Mission =>
  typeof file === 'string' ? (MISSIONS.find(({ id }) => id === file) as Mission) : file;

/** Duels in files of the first version, which knew no other mission. */
export const missionOfOldFile = (extras: object): Mission | undefined => ('duel' in extras ? duel : undefined);

const place = listOf(whole(0, 1000), 2, 2);
const points = whole(1, 1000);

const checkWords: Check = shape({
  id: text(40),
  name: text(80),
  summary: text(400),
  roles: listOf(text(40), 4, 1),
  rounds: (reader) => {
    if (reader.value !== 'game' && reader.value !== 'open') reader.whole(1, MOST_ROUNDS);
  },
  zones: (reader) => {
    if (reader.value !== 'chosen') eachField(reader, checkZone);
  },
  objectives: listOf(checkObjectives(), 4),
  reserves: optional((reader) => eachField(reader, shape({ share: whole(1, 100), round: whole(1, MOST_ROUNDS) }))),
  musters: truth,
  score: listOf(shape({ when: word('round', 'end'), worth: points, role: optional(text(40)) }), 12),
  win: checkWin(),
});

/** Checks every field of an object whose names are roles. */
function eachField(reader: Reader, check: Check): void {
  if (!reader.object()) return;
  for (const role of Object.keys(reader.value as object)) check(reader.at(role));
}

function checkZone(reader: Reader): void {
  const isArea = isObject(reader.value) && reader.value.zone === 'area';
  if (isArea) shape({ zone: word('area'), corners: listOf(place, 40, 3) })(reader);
  else
    shape({
      zone: word('edge'),
      edge: word('front', 'back', 'left', 'right'),
      depth: whole(INCH, 100 * INCH),
      partly: optional(truth),
    })(reader);
}

function checkObjectives(): Check {
  return (reader) => {
    const isFixed = isObject(reader.value) && reader.value.place === 'fixed';
    if (isFixed) shape({ place: word('fixed'), at: listOf(place, 20, 1) })(reader);
    else shape({ place: word('in-turn'), d3: whole(0, 4), plus: whole(0, 20) })(reader);
  };
}

function checkWin(): Check {
  return (reader) => {
    const by = isObject(reader.value) ? reader.value.by : undefined;
    if (by === 'threshold') shape({ by: word('threshold'), role: text(40), points })(reader);
    else if (by === 'survival') shape({ by: word('survival'), otherwise: text(40) })(reader);
    else shape({ by: word('points', 'threshold', 'survival') })(reader);
  };
}

/** Roles are named wherever a mission speaks of them. */
const checkMission: Check = (reader) => {
  checkWords(reader);
  if (reader.findings.length > 0) return;
  const { roles, zones, reserves = {}, score, win } = reader.value as Mission;
  if (zones !== 'chosen')
    for (const role of roles) if (!Object.hasOwn(zones, role)) reader.at('zones').complain(`lack the role "${role}"`);
  const named = [
    ...Object.keys(zones === 'chosen' ? {} : zones),
    ...Object.keys(reserves),
    ...score.flatMap(({ role }) => role ?? []),
    ...(win.by === 'threshold' ? [win.role] : win.by === 'survival' ? [win.otherwise] : []),
  ];
  for (const role of named)
    if (!roles.includes(role)) reader.at('roles').complain(`lack "${role}", which the mission names`);
};

/** Complains about a mission that no battle could have. */
export const readMission = (reader: Reader): void => {
  if (reader.value === undefined) return;
  if (typeof reader.value !== 'string') return checkMission(reader);
  if (!MISSIONS.some(({ id }) => id === reader.value))
    reader.complain(`is no mission that is known here: ${MISSIONS.map(({ id }) => id).join(', ')}`);
};
