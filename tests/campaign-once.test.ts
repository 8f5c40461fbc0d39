import type { PlayerName } from '@muster/ai';
import type { ArmyBook, ReadList } from '@muster/army';
import {
  apply,
  type Campaign,
  campaignRef,
  type CampaignRuleset,
  type CampaignUnit,
  EMPTY_DRAW_SOURCE,
  type Fact,
  mayBegin,
  newestCampaignRules,
  NO_CAMPAIGN,
  type Options,
  rulesOf,
  type DrawSource,
  type DiceTable as Rows,
  titleOf,
} from '@muster/campaign';
import type { BattleSetup, QuestionKind, Table } from '@muster/engine';
import { Dice, INCH } from '@muster/kernel';
import { playSeason as playLabSeason } from '@muster/lab';
import { type CampaignRulesetId, EVENTS, generateTable, type KindName, makePiece } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { BookWatch, bookSigns } from './lib/book-signs.ts';
import { EventWatch, eventSigns } from './lib/event-signs.ts';
import { booksNamed, League, listNamed, type Watcher } from './lib/league.ts';
import { numbersFrom } from './lib/seek.ts';
import { silentTraitsIn, traitsIn } from './lib/trait-signs.ts';

/** The games. The seasons in `covering` show everything together; each shows something that the ones before it did not. */
const GAMES = [
  {
    campaign: 'gf-3.4.0',
    size: 750,
    lists: ['kestrel-guild', 'lantern-wardens', 'mossback-kith'],
    covering: [0, 1, 2, 3, 4, 5, 8, 11, 12],
  },
  {
    campaign: 'gff',
    size: 200,
    lists: ['kestrel-guild', 'lantern-wardens', 'mossback-kith'],
    covering: [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12],
  },
  {
    campaign: 'aof-2.0',
    size: 750,
    lists: ['hollow-barrow', 'saltwind-fleet', 'thornmarch-levy'],
    covering: [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 14, 15, 36],
  },
] as const satisfies readonly {
  campaign: CampaignRulesetId;
  size: number;
  lists: readonly string[];
  covering: readonly number[];
}[];

/** Questions that only campaigns ask. Only in Firefight does an opponent place a dropped marker. */
const QUESTIONS: readonly QuestionKind[] = [
  'note-terrain',
  'note-enemy',
  'send-away',
  'place-ally',
  'concede',
  'underdog',
  'reroll',
];

const MOST_SEASONS = 40;
const MATCHES = 4;

/** Dice of casualties that make something happen are chosen more often than others. */
const CASUALTIES = [1, 1, 4, 6];

/** Some battles are decided by a roll-off before twelve rounds are over. */
const LAST_ROUNDS = [12, 4, 5];

/** Everything that a unit may gain, by the list that holds it. */
const becomings = ({ traits, injuries, talents, skills }: CampaignRuleset) => ({
  traits: traits.results
    .filter((name) => name !== 'fast-learner')
    .flatMap((name) => (name === 'specialist' ? ['specialist:melee', 'specialist:shooting'] : name)),
  injuries: injuries.results.filter((name) => name !== 'dead') as string[],
  // Natural Talent does nothing in battles.
  talents: talents.results.filter((name) => name !== 'natural-talent') as string[],
  skills: Object.values(skills).flatMap(({ results }) => results) as string[],
});

const LEARNT = ['traits', 'injuries', 'talents', 'skills'] as const;

/** Traits that show only in how far a unit moves: with two of them the effects could not be told apart. */
const PACES = ['agile', 'smashed-leg', 'runner', 'climber', 'daredevil'];

/** How many rules a unit is lent for a battle. */
const LENT = 4;

/** A sign of an event that shows in battles other than its own. */
const LATER = '63 attacks in a later battle';

/** Events that signs of another name need. */
const EVENTS_FOR: Readonly<Record<string, string>> = {
  'reason lost': '61',
  'an event without a unit to happen to': '66',
  'asked note-terrain': '23',
  'asked place-ally': '34',
  'asked drop': '36',
  'asked note-enemy': '52',
  'asked send-away': '62',
  'leaves captured': '11',
  'leaves exited': '35',
  'leaves sent-away': '62',
};

/** Returns a name as the rules of battles write it: `specialist:melee` is Specialist melee. */
const ruleName = (key: string): string => titleOf(key).replaceAll(/[()]/g, '');

/** A source of dice for some labels only. */
const loaded = (
  seed: string,
  missing: ReadonlySet<string>,
  faces: (label: string) => readonly number[],
): DrawSource => {
  const dice = new Dice(`loaded ${seed}`);
  return {
    ...EMPTY_DRAW_SOURCE,
    die: (label) => {
      const among = faces(label);
      return among.length === 0 ? undefined : among[dice.below(among.length)];
    },
    choose: ({ for: label }) => {
      if (label.endsWith(' medics') && missing.has('51 injury again') && !missing.has('51 declined')) return 'pay';
      return label.endsWith(' re-roll') && missing.has('51 injury again') ? 'injury' : undefined;
    },
  };
};

/** Returns what is impossible in the campaign's books, whatever was decided. */
const faultsIn = ({ ruleset, armies, matches, options }: Campaign): string[] => {
  const { mostXp, xpPerLevel } = rulesOf({ ruleset });
  const units = armies.flatMap((army) => army.units);
  const isBusy = matches.some(({ step }) => step === 'mission' || step === 'casualties' || step === 'experience');
  return [
    ...armies.filter(({ bank, vp }) => bank < 0 || vp < 0).map(({ id }) => `${id} is in debt`),
    ...units
      .filter(({ id }, i) => units.findIndex((one) => one.id === id) !== i)
      .map(({ id }) => `${id} is there twice`),
    ...units.filter(({ xp }) => xp < 0 || (xp > mostXp && !isBusy)).map(({ id, xp }) => `${id} has ${xp} XP`),
    ...units
      .filter(
        ({ xp, level }) => level > Math.floor(mostXp / xpPerLevel) || (!isBusy && level < Math.floor(xp / xpPerLevel)),
      )
      .map(({ id, xp, level }) => `${id} has level ${level} with ${xp} XP`),
    ...units.filter(({ sitOut }) => sitOut > 0 && options.permadeath).map(({ id }) => `${id} sits out`),
    ...units
      .filter(({ traits, injuries, talents, skills }) =>
        [traits, injuries, talents, skills].some((list) => new Set(list).size < list.length),
      )
      .map(({ id }) => `${id} has something twice`),
  ];
};

/** Signs that a face of a table brings besides being gained. */
const MEANS: Readonly<Record<string, readonly string[]>> = {
  dead: ['a hero dies of an injury', '51 injury again'],
  'natural-talent': ['Natural Talent again'],
};

/** Returns all faces of a table; those that would show something new more often. */
const facesFor = <T extends string>({ rows }: Rows<T>, missing: ReadonlySet<string>): number[] =>
  rows.flatMap((name, face) => {
    if (name === undefined) return [];
    const isNew = [`gained ${name}`, ...(MEANS[name] ?? [])].some((sign) => missing.has(sign));
    return isNew ? [face, face, face, face, face] : face;
  });

/** A table full of one kind of terrain. */
const fullOf = (kind: KindName, { width, depth }: Table): Table => {
  const terrain = [];
  for (let x = 5; x < width / INCH - 4; x += 9)
    for (let y = 4; y < depth / INCH - 3; y += 8)
      terrain.push(makePiece(kind, `${kind}-${x}-${y}`, { x: x * INCH, y: y * INCH }, { width: 600, depth: 500 }));
  return { width, depth, terrain };
};

/** Terrain that some signs need in large amounts: roofs to climb and to fall from, and difficult ground. */
const GROUNDS: readonly (readonly [sign: string, kind: KindName])[] = [
  ['21 slipped', 'platform'],
  ['41 slipped', 'platform'],
  ['Climber', 'swamp'],
  ['Climber', 'chasm'],
  ['Daredevil', 'lava'],
];

/** Returns the table of a match: sometimes one with the needed terrain, or a small one, where armies meet at once and the far edge is near. */
const groundFor = (usual: Table, seed: string, players: number, missing: ReadonlySet<string>): Table => {
  const dice = new Dice(`ground ${seed}`);
  const kinds = GROUNDS.filter(([sign]) => missing.has(sign)).map(([, kind]) => kind);
  if (kinds.length > 0 && dice.below(2) === 0) return fullOf(kinds[dice.below(kinds.length)], usual);
  if (players > 3 || dice.below(2) === 0) return usual;
  return generateTable(seed, { width: 3600, depth: 3600, pieces: 8, players, jumps: false });
};

describe.each(GAMES)('campaigns of $campaign', ({ campaign, size, lists, covering }) => {
  const rules = newestCampaignRules(campaign);
  const books: ArmyBook[] = booksNamed(lists);
  const all = becomings(rules);

  test('show everything at least once', () => {
    const missing = new Set([
      ...eventSigns(campaign),
      ...bookSigns(campaign),
      ...Object.values(all).flat().map(ruleName),
      ...QUESTIONS.map((kind) => `asked ${kind}`),
      ...(campaign === 'gff' ? ['asked drop'] : []),
      'a roll-off for the winner',
      'an underdog point',
    ]);
    const see = (sign: string): void => void missing.delete(sign);
    const events = new EventWatch(campaign, see);
    const book = new BookWatch(see);
    let matches = 0;
    const watcher: Watcher = {
      step: (step) => {
        events.step(step);
        for (const event of step.events) {
          for (const name of traitsIn(event)) see(name);
          if (event.type === 'roll-off' && event.purpose === 'winner') see('a roll-off for the winner');
          if (event.type === 'underdog') see('an underdog point');
        }
        for (const name of silentTraitsIn(step)) see(name);
      },
      asked: (battle, question) => {
        see(`asked ${question.kind}`);
        events.asked(battle, question);
      },
      fact: (fact, before, after) => {
        book.fact(fact, before, after);
        expect(faultsIn(after), JSON.stringify(fact.command)).toEqual([]);
      },
      match: (match, result) => {
        matches++;
        book.match(match, result);
      },
    };
    for (const fact of ordinarySeason()) book.fact(...fact);
    const showed: number[] = [];
    for (const season of numbersFrom(covering, MOST_SEASONS)) {
      if (missing.size === 0) break;
      const before = missing.size;
      playSeason(new League(`${campaign} ${season}`, watcher), season, missing);
      if (missing.size < before) showed.push(season);
    }
    console.info(`${rules.name}: seasons ${showed.join(', ')} showed something new, in ${matches} battles`);
    expect([...missing]).toEqual([]);
  });

  test('every event has a sign on the table or in the books', () => {
    const signs = [...eventSigns(campaign), ...bookSigns(campaign)];
    const without = Object.keys(EVENTS[campaign]).filter(
      (event) => !signs.some((sign) => sign.startsWith(`${event} `)),
    );
    expect(without).toEqual([]);
  });

  /** Plays a short season among computer players; returns its facts, with the campaign before and after each. */
  const ordinarySeason = (): [Fact, Campaign, Campaign][] => {
    const entrants = lists
      .slice(0, 2)
      .map((name) => ({ id: name, name, list: listNamed(rules.system, `${name}-${size}`, books) }));
    const { facts } = playLabSeason({
      ruleset: campaign,
      kind: 'game-limited',
      entrants,
      books,
      players: ['solo', 'random'],
      seed: `ordinary ${campaign}`,
      mostMatches: 2,
    });
    let now = NO_CAMPAIGN;
    return facts.map((fact) => {
      const before = now;
      for (const change of fact.changes) now = apply(now, change);
      return [fact, before, now];
    });
  };

  /** Plays a season of a few matches, each with things that have not been seen yet. */
  const playSeason = (league: League, season: number, missing: ReadonlySet<string>): void => {
    const options: Partial<Options> = {
      permadeath: season % 2 === 0 || !rules.offersNoPermadeath,
      lateJoiners: true,
      eventDice: 'perPlayer',
      foundWeapon: season % 3 === 1 ? 'mission' : 'permanent',
    };
    const kind = season % 2 === 0 ? 'endless' : 'point-limited';
    league.carryOut({
      type: 'found',
      name: 'A league',
      ruleset: campaignRef(campaign),
      kind,
      options,
      begun: '2026-01-01',
    });
    const nameOf = (place: number): string => lists[(place + season) % lists.length];
    const listOf = (place: number): ReadList => listNamed(rules.system, `${nameOf(place)}-${size}`, books);
    const join = (place: number): void => {
      const book = booksNamed([nameOf(place)]).find(({ system }) => system === rules.system);
      league.admit(
        `army-${place}`,
        `Army ${place}`,
        listOf(place),
        books,
        missing.has('casting reached') ? book : undefined,
      );
    };
    const players = 2 + (season % 3);
    for (let place = 0; place < Math.min(3, players); place++) join(place);
    for (let number = 0; number < MATCHES && missing.size > 0; number++) {
      if (number === 1 && players === 4) join(3);
      if (!playMatch(league, season, number, missing)) break;
    }
    if (missing.has('change adopted')) endLeague(league, listOf(0));
  };

  const playMatch = (league: League, season: number, number: number, missing: ReadonlySet<string>): boolean => {
    const armies = league.able();
    if (armies.length < 2 || !mayBegin(league.campaign)) return false;
    const turn = season + number;
    const id = `match-${number}`;
    const objectives = rules.objectives.rows.flatMap((objective, face) =>
      missing.has(`${objective} reached`) || missing.has(`${objective} missed`) ? face : [],
    );
    const dice = loaded(`${campaign} ${season} ${number}`, missing, (label) => {
      if (label.endsWith(' casualty')) return CASUALTIES;
      if (label.endsWith(' objective')) return [...objectives, ...objectives, 1, 6];
      if (label.endsWith(' injury')) return facesFor(rules.injuries, missing);
      return label.endsWith(' talent') ? facesFor(rules.talents, missing) : [];
    });
    if (!league.setUp(id, armies, dice)) return false;
    const before = league.campaign.armies.flatMap(({ units }) => units);
    before.forEach((unit, i) => league.set(unit.id, shown(unit, i + turn, missing)));
    const due = [...missing].filter((sign) => sign !== LATER || number % 2 === 0);
    const isDue = (event: string): boolean =>
      due.some((sign) => sign.startsWith(`${event} `) || EVENTS_FOR[sign] === event);
    const table = Object.fromEntries(Object.entries(EVENTS[campaign]).filter(([event]) => isDue(event)));
    const seats: PlayerName[] = turn % 2 ? ['random', 'solo'] : ['solo', 'random', 'random'];
    const scene = (setup: BattleSetup): BattleSetup => ({
      ...setup,
      table: groundFor(setup.table, `${campaign} ${season} ${number}`, armies.length, missing),
      extras: {
        ...setup.extras,
        events: { table, on: 1, dice: 'perPlayer', rerollDead: false },
        goesOn: LAST_ROUNDS[turn % LAST_ROUNDS.length],
      },
    });
    const result = league.fight(id, seats, scene, Object.keys(table).map(Number));
    const brought = new Set(league.match(id).armies.flatMap((army) => Object.keys(army.brought)));
    // Rules that were only lent are removed before anything is recorded.
    for (const { id: unit, traits, injuries, talents, skills, xp, hero } of before)
      league.set(unit, {
        traits,
        injuries,
        talents: hero && missing.has('Natural Talent again') ? ['natural-talent'] : talents,
        skills,
        xp: brought.has(unit) ? Math.min(29, xp + 8) : xp,
      });
    if (missing.has('mastery reached'))
      for (const { id: army } of armies)
        league.carryOut({
          type: 'override',
          by: 'league',
          reason: 'to recruit',
          override: { of: 'army', id: army, set: { bank: rules.startingPoints } },
        });
    if (number === MATCHES - 1)
      league.carryOut({
        type: 'override',
        by: 'league',
        reason: 'the last match',
        override: { of: 'army', id: armies[0].id, set: { vp: 30 } },
      });
    league.close(id, result, books, dice);
    return true;
  };

  /** A unit with some of the rules that have not shown yet, also those it could not learn; at most one that changes its pace. */
  const shown = (unit: CampaignUnit, turn: number, missing: ReadonlySet<string>): Partial<CampaignUnit> => {
    const due = LEARNT.flatMap((list) => all[list].map((name) => ({ list, name }))).filter(
      ({ list, name }) => missing.has(ruleName(name)) && !unit[list].includes(name),
    );
    const most = Math.min(LENT, Math.ceil(due.length / 2));
    const lent = due.map((_, i) => due[(turn + i) % due.length]).slice(0, most);
    const pace = lent.find(({ name }) => PACES.includes(name));
    return Object.fromEntries(
      LEARNT.map((list) => [
        list,
        [
          ...unit[list].filter((name) => !PACES.includes(name)),
          ...lent
            .filter((one) => one.list === list && (one === pace || !PACES.includes(one.name)))
            .map(({ name }) => name),
        ],
      ]),
    );
  };

  /** What happens to a campaign besides its matches. */
  const endLeague = (league: League, list: ReadList): void => {
    const [one, other] = league.campaign.armies;
    if (league.campaign.type === 'endless' && league.able().length > 1 && league.setUp('void', league.able()))
      league.carryOut({ type: 'break-off', match: 'void' });
    league.carryOut({ type: 'rename', of: 'army', id: other.id, name: 'Another name' });
    league.carryOut({ type: 'note', of: 'army', id: other.id, notes: ['The last of them.'] });
    league.carryOut({ type: 'disband', unit: other.units[0].id });
    league.carryOut({ type: 'disband-army', army: one.id });
    const newcomers = league.firstUnits(list);
    league.carryOut({ type: 'restart', army: one.id, name: 'A new army', units: newcomers });
    league.adopted().carryOut({ type: 'disband', unit: newcomers[0].id });
  };
});
