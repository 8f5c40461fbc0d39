import { gf } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import type { Army, ArmyUnit } from '../plan/army.ts';
import { compilePlan } from '../plan/compile.ts';
import type { BattlePlan } from '../plan/plan.ts';
import type { BattleEvent } from '../contract/events.ts';
import { REFUSAL_CODES } from '../contract/refusal.ts';
import { lineText, logTo, namesOf, refusalSentence, storyOf, Storyteller } from './story.ts';

const unit = (id: string, name: string, models: number, rules: ArmyUnit['rules'] = []): ArmyUnit => ({
  id,
  name,
  quality: 4,
  defense: 4,
  cost: 100,
  rules,
  models: Array.from({ length: models }, (_, i) => ({
    id: `${id}.${i + 1}`,
    ...(i === 0 && models > 1 ? { name: 'Sergeant' } : {}),
    radius: 63,
    rules: [],
    weapons: [
      { name: 'Rifle', range: 2400, attacks: 1, rules: [{ id: 'reliable' }] },
      { name: 'Knife', attacks: 1, rules: [] },
    ],
  })),
});

const spell = {
  name: 'Spark',
  value: 1,
  range: 1200,
  target: 'enemy',
  targets: 1,
  hits: 2,
  rules: [],
  grants: [],
} as const;

const wolves: Army = {
  name: 'Ash Wolves',
  units: [unit('riders', 'Dune Riders', 5), unit('mother', 'The Bellmother', 1, [{ id: 'fearless' }])],
  spells: [spell],
};
const wall: Army = {
  name: 'The Quarry',
  units: [unit('wall', 'Iron Wall', 10), unit('osmere', 'Osmere', 1, [{ id: 'hero' }, { id: 'caster', rating: 2 }])],
  spells: [spell],
};

const plan: BattlePlan = compilePlan({
  ruleset: gf,
  armies: [wolves, wall],
  table: { width: 7200, depth: 4800, terrain: [] },
});

const [RIDERS, MOTHER, WALL, OSMERE] = [0, 1, 2, 3];
const RIFLE = 0;

const tell = (...events: BattleEvent[]): string[] => {
  const teller = new Storyteller(plan);
  return [...events.flatMap((event) => teller.tell(event)), ...teller.end()].map(lineText);
};

type EventOf<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>;

const volley: EventOf<'volley'> = {
  type: 'volley',
  kind: 'shooting',
  unit: RIDERS,
  weapon: RIFLE,
  name: 'Rifle',
  target: WALL,
  pick: -1,
  attackers: [0, 1, 2, 3, 4],
  attacks: 5,
  hits: 4,
  piercing: 0,
  blocked: 2,
  saved: 0,
  wounds: 2,
  landed: 2,
  removed: 2,
  cover: 'area',
  rules: ['AP(1)', 'Reliable', 'Stealth'],
};
const roll = (purpose: EventOf<'roll'>['purpose'], who: number, ...faces: number[]): EventOf<'roll'> => ({
  type: 'roll',
  purpose,
  unit: who,
  weapon: RIFLE,
  faces,
});
const fell = { type: 'fell', unit: WALL, model: 6, cause: 'shooting', by: RIDERS } as const;

/** One event of every type. */
const EVENTS: { readonly [T in BattleEvent['type']]: EventOf<T> } = {
  reason: { type: 'reason', side: 0, unit: 0, text: 'Holds: no unit is in reach.', worth: 0, others: [] },
  roll: { type: 'roll', purpose: 'hit', unit: RIDERS, weapon: RIFLE, faces: [6, 5, 1], need: 4, bill: [] },
  'roll-off': { type: 'roll-off', purpose: 'objectives', winner: 1, rolls: 1 },
  'rules-changed': { type: 'rules-changed', sentence: 'The rules were changed since.' },
  ruled: {
    type: 'ruled',
    side: 0,
    wishes: [{ text: 'The table edge is a wall.' }, 'as-it-is'],
    decided: { text: 'The table edge is a wall.' },
    by: 0,
  },
  ordered: { type: 'ordered', side: 0, items: [{ unit: RIDERS, rule: 'Hit & Run' }] },
  'objective-placed': { type: 'objective-placed', side: 0, index: 0, x: 3600, y: 2450 },
  event: { type: 'event', row: 0, number: 35, name: 'VIP', dead: false },
  came: { type: 'came', unit: RIDERS, models: 5 },
  marker: { type: 'marker', row: 0, name: 'Enemy Intel', x: 1800, y: 1200 },
  carried: { type: 'carried', row: 0, unit: RIDERS, name: 'Enemy Intel' },
  found: { type: 'found', unit: RIDERS, model: 0, name: 'Alien Cannon' },
  'came-true': { type: 'came-true', row: 0, name: 'Escort Mission', unit: RIDERS },
  noted: { type: 'noted', row: 0, side: 1 },
  befell: { type: 'befell', event: 'Fragile Guns', unit: RIDERS, how: 'broken', what: 'Rifle' },
  conceded: { type: 'conceded', side: 1, round: 3 },
  left: { type: 'left', unit: WALL, how: 'captured' },
  underdog: { type: 'underdog', side: 1, unit: RIDERS, amount: -1, left: 2 },
  picked: { type: 'picked', lot: 'unit', of: 3, pick: 1 },
  mustered: { type: 'mustered', side: 1, reserves: 2, joins: 1, loads: 0 },
  joined: { type: 'joined', hero: OSMERE, unit: WALL },
  'edge-chosen': { type: 'edge-chosen', side: 0, zone: 1 },
  deployed: { type: 'deployed', unit: RIDERS, how: 'ambush' },
  passed: { type: 'passed', side: 0 },
  'round-started': { type: 'round-started', round: 2, first: 0 },
  activated: { type: 'activated', unit: RIDERS, action: 'charge', target: WALL },
  moved: { type: 'moved', unit: RIDERS, moves: [{ model: 0, path: [1000, 1003, 1200, 1204] }], how: 'back-off' },
  placed: { type: 'placed', unit: OSMERE, rule: 'Rapid Blink', moves: [{ model: 0, path: [100, 200] }] },
  withdrawn: { type: 'withdrawn', unit: OSMERE, rule: 'Ambush Re-Deployment' },
  crossed: { type: 'crossed', unit: OSMERE, model: 0, target: WALL, rule: 'Strafing' },
  embarked: { type: 'embarked', unit: RIDERS, transport: MOTHER },
  disembarked: { type: 'disembarked', unit: RIDERS, transport: MOTHER },
  wrecked: { type: 'wrecked', unit: RIDERS, transport: MOTHER },
  dangerous: { type: 'dangerous', unit: RIDERS, dice: 5, wounds: 1, removed: 1 },
  recoil: { type: 'recoil', unit: RIDERS, name: 'Plasma', wounds: 1, removed: 1 },
  cast: {
    type: 'cast',
    unit: OSMERE,
    model: 16,
    spell: 'Spark',
    targets: [RIDERS],
    natural: 3,
    modifier: 1,
    passed: true,
    assists: [{ model: 16, side: 1, tokens: 1 }],
  },
  used: { type: 'used', unit: OSMERE, model: 16, rule: 'Breath Attack', targets: [WALL], faces: [2], times: 1 },
  marked: { type: 'marked', unit: WALL, side: 0, rule: 'Bane' },
  healed: { type: 'healed', unit: OSMERE, model: 16, wounds: 2 },
  granted: { type: 'granted', unit: RIDERS, rule: 'Slow' },
  volley,
  'blast-split': {
    type: 'blast-split',
    unit: RIDERS,
    weapon: RIFLE,
    name: 'Grenade',
    target: WALL,
    attacks: 1,
    hits: 3,
    shares: [
      { unit: WALL, hits: 2 },
      { unit: OSMERE, hits: 1 },
    ],
  },
  fell,
  'wound-effect': {
    type: 'wound-effect',
    unit: OSMERE,
    model: 16,
    markers: 2,
    natural: 3,
    total: 5,
    result: 'shaken',
    by: RIDERS,
  },
  pushed: { type: 'pushed', unit: OSMERE, model: 16, by: RIDERS, natural: 5, passed: true, x: 1200, y: 950 },
  jumped: { type: 'jumped', unit: OSMERE, model: 16, distance: 500, faces: [3, 6], passed: true },
  'fell-down': { type: 'fell-down', unit: OSMERE, model: 16, height: 400, ap: 1 },
  'charge-failed': { type: 'charge-failed', unit: RIDERS, target: OSMERE },
  melee: { type: 'melee', charger: RIDERS, target: WALL, dealt: [2, 1], totals: [2, 3], winner: WALL },
  morale: { type: 'morale', unit: WALL, kind: 'morale', natural: 2, passed: false, result: 'shaken' },
  'army-at-half': { type: 'army-at-half', side: 1, left: 1, start: 2 },
  recovered: { type: 'recovered', unit: MOTHER },
  chose: { type: 'chose', unit: RIDERS, rule: 'Twofold', option: 'AP(+1)' },
  readied: { type: 'readied', unit: RIDERS },
  delayed: { type: 'delayed', side: 0, unit: RIDERS },
  grew: { type: 'grew', unit: WALL, rule: 'Moss', markers: 2 },
  'held-out': { type: 'held-out', unit: WALL, dice: 5, wounds: 2, removed: 2 },
  destroyed: { type: 'destroyed', unit: WALL, routed: true },
  objective: { type: 'objective', index: 0, owner: 0, before: 1 },
  scored: { type: 'scored', side: 0, points: 2, total: 5 },
  'round-ended': { type: 'round-ended', round: 2, next: 1 },
  finished: { type: 'finished', winner: 1 },
};

describe('the story', () => {
  test.each(Object.values(EVENTS))('has lines for $type', (event) => {
    const lines = storyOf(plan, event).map(lineText);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object/);
  });

  test('writes a reason after the line it explains and before its results', () => {
    const { reason, activated, moved } = EVENTS;
    expect(tell(reason, activated, moved).slice(0, 2)).toEqual([tell(activated)[0], '  Holds: no unit is in reach.']);
    expect(tell(reason, activated, moved).slice(2)).toEqual(tell(activated, moved).slice(1));
    // A player who is asked in between sees the reason too, once.
    const teller = new Storyteller(plan);
    expect(teller.tell(reason)).toEqual([]);
    expect(teller.pause()).toEqual([{ text: reason.text, depth: 1, tone: 'thought', side: 0 }]);
    expect(teller.end()).toEqual([]);
    expect(tell(reason, { ...reason, text: 'Waits.' }, activated)).toEqual([
      '  Holds: no unit is in reach.',
      tell(activated)[0],
      '  Waits.',
    ]);
  });

  test('sums up a volley and shows its dice with their bills', () => {
    expect(
      tell(
        { ...roll('hit', RIDERS, 6, 2, 5, 5, 4), need: 4, bill: [{ source: 'Stealth', amount: -1 }] },
        {
          ...roll('block', WALL, 4, 1, 5, 1),
          need: 4,
          bill: [
            { source: 'AP(1)', amount: -1 },
            { source: 'Cover', amount: 1 },
          ],
        },
        fell,
        { ...fell, model: 7 },
        volley,
      ),
    ).toEqual([
      '  Dune Riders shoot at the Iron Wall with 5 × Rifle (Reliable): 4 hits, 2 blocked, 2 wounds, 2 models lost (Sergeant).',
      '    to hit, 5+ (Quality 4+, Stealth −1): 6 5×2 · 4 2',
      '    Defense roll, 4+ (Defense 4+, AP(1), Cover +1): 5 4 · 1×2',
    ]);
  });

  test('names the rule that replaces Quality, and says when only 6s hit', () => {
    expect(tell({ ...roll('hit', RIDERS, 2, 1), need: 2, bill: [] })).toEqual(['    to hit, Reliable 2+: 2 · 1']);
    expect(tell({ ...roll('hit', RIDERS, 6, 5), need: 6, bill: [{ source: 'Fatigued', amount: 0 }] })).toEqual([
      '    to hit on natural 6s only: 6 · 5',
    ]);
  });

  test('does not split the Defense dice of hits with different AP', () => {
    expect(tell({ ...roll('block', WALL, 4, 4, 1, 1), need: 4 }, { ...volley, blocked: 1 })[1]).toBe(
      '    Defense roll, 4+: 4×2 1×2',
    );
  });

  test('shows underdog points when they are spent and on the bills, and rerolled dice', () => {
    const underdog = { source: 'Underdog', amount: 1 };
    expect(
      tell(
        EVENTS.underdog,
        { ...roll('hit', RIDERS, 6, 3, 5, 5, 4), need: 4, bill: [underdog] },
        { ...roll('elite', RIDERS, 6, 5, 5, 5, 2), need: 4, bill: [underdog] },
        { ...roll('save', WALL, 4, 2), need: 5, bill: [{ source: 'Regeneration', amount: 0 }, underdog] },
        fell,
        { ...fell, model: 7 },
        volley,
      ),
    ).toEqual([
      '  The Quarry: 1 underdog point spent, −1 to the roll of the Dune Riders (2 left).',
      '  Dune Riders shoot at the Iron Wall with 5 × Rifle (Reliable): 4 hits, 2 blocked, 2 wounds, 2 models lost (Sergeant).',
      '    to hit, 3+ (Quality 4+, Underdog +1): 6 5×2 4 3 ·',
      '    Elite reroll: 6 5×3 · 2',
      '    Regeneration 5+, Underdog +1: 4 · 2',
    ]);
  });

  test('reports a destroyed unit after the attack that destroyed it', () => {
    expect(tell(fell, { type: 'destroyed', unit: WALL, routed: false }, volley)[1]).toBe('  Iron Wall is destroyed.');
    expect(tell({ ...fell, cause: 'rout' }, { type: 'destroyed', unit: MOTHER, routed: true })).toEqual([
      '  The Bellmother is Routed and leaves the table.',
    ]);
    expect(tell({ ...fell, cause: 'wreck' })).toEqual(['  Iron Wall loses 1 model: no room next to the wreck.']);
  });

  test('shows dice at once to a player who must decide, and only once', () => {
    const teller = new Storyteller(plan);
    teller.tell(EVENTS.roll);
    expect(teller.pause()).toHaveLength(1);
    expect(teller.tell(volley).map(lineText)).toHaveLength(1);
  });

  test('writes a morale test with its target and a second chance', () => {
    const first = { ...roll('morale', MOTHER, 2), need: 4 };
    const again = { ...roll('second-chance', MOTHER, 5), need: 4 };
    const morale = { type: 'morale', unit: MOTHER, kind: 'melee', natural: 2 } as const;
    expect(tell(first, { ...morale, passed: false, result: 'routed' })).toEqual([
      '  The Bellmother tests morale: 2 against Quality 4+, Routed.',
    ]);
    expect(tell(first, again, { ...morale, secondChance: 5, passed: true, result: 'steady' })).toEqual([
      '  The Bellmother tests morale: 2 against Quality 4+, then 5 against Fearless 4+, passed.',
    ]);
  });

  test('writes a morale test that is passed without a roll', () => {
    const morale = { type: 'morale', unit: MOTHER, kind: 'morale', passed: true, result: 'steady' } as const;
    expect(tell({ ...morale, surely: 'Trait: Motivated' })).toEqual([
      '  The Bellmother passes a morale test without a roll (Trait: Motivated).',
    ]);
  });

  test('names a second chance that only a joined hero has, and a unit that stays steady after a failed test', () => {
    const again = { ...roll('second-chance', RIDERS, 5), need: 4 };
    const morale = { type: 'morale', unit: RIDERS, kind: 'morale', passed: true, result: 'steady' } as const;
    expect(tell(again, { ...morale, secondChance: 5 })).toEqual([
      '  Dune Riders test morale: no roll because already Shaken, then 5 against Fearless 4+, passed.',
    ]);
    expect(tell({ ...roll('morale', RIDERS, 2), need: 4 }, { ...morale, natural: 2 })).toEqual([
      '  Dune Riders test morale: 2 against Quality 4+, failed without effect.',
    ]);
  });

  test('writes a failed recovery at once', () => {
    const vain = { ...roll('recovery', RIDERS, 3), need: 4, bill: [{ source: 'Steadfast', amount: 0 }] };
    expect(tell(vain, { type: 'activated', unit: MOTHER, action: 'hold' })).toEqual([
      '  Dune Riders roll 3 against Steadfast 4+: still Shaken.',
      'Ash Wolves · The Bellmother holds.',
    ]);
    expect(tell({ ...vain, faces: [4] }, { type: 'recovered', unit: RIDERS })).toEqual([
      '  Dune Riders are no longer Shaken.',
      '    Steadfast 4+: 4',
    ]);
  });

  test('names the side of a unit repositioned before its activation, and indents the line afterwards', () => {
    expect(tell(EVENTS.placed)).toEqual(['The Quarry · Osmere is repositioned (Rapid Blink).']);
    expect(tell({ type: 'activated', unit: OSMERE, action: 'hold' }, EVENTS.placed)[1]).toBe(
      '  Osmere is repositioned (Rapid Blink).',
    );
  });

  test('says how far from the nearest objective a move ends', () => {
    const move = (how: string, y: number): BattleEvent => ({
      type: 'moved',
      unit: RIDERS,
      moves: [{ model: 0, path: [3600, y] }],
      how,
    });
    const spot = EVENTS['objective-placed'];
    const second = { ...spot, index: 1, y: 600 };
    expect(
      tell(spot, second, move('rush', 2204), move('charge', 1200), move('advance', 640), move('advance', 500)),
    ).toEqual([
      'Ash Wolves: objective 1 placed 36″ from the left edge, 24.5″ from the upper edge.',
      'Ash Wolves: objective 2 placed 36″ from the left edge, 6″ from the upper edge.',
      '  Dune Riders move to 2.5″ from objective 1.',
      '  Dune Riders make their charge move.',
      '  Dune Riders move onto objective 2.',
      '  Dune Riders move to 1″ from objective 2.',
    ]);
    expect(tell(move('pile-in', 1120), move('back-off', 1100), move('advance', 1000))).toEqual([
      '  Dune Riders pile in.',
      '  Dune Riders move back.',
      '  Dune Riders move.',
    ]);
    expect(tell(spot, EVENTS.activated, { ...EVENTS.placed, moves: [{ model: 0, path: [3600, 1550] }] })[2]).toBe(
      'The Quarry · Osmere is repositioned 9″ from objective 1 (Rapid Blink).',
    );
  });

  test('writes a modifier that is named by its effect only once', () => {
    const aimed = { ...EVENTS.roll, bill: [{ source: '+1 to hit', amount: 1 }] };
    expect(tell(aimed)).toEqual(['    to hit, 3+ (Quality 4+, +1 to hit): 6 5 · 1']);
  });

  test('counts objectives', () => {
    expect(
      tell(
        EVENTS['objective-placed'],
        { ...EVENTS['objective-placed'], index: 1, x: 1200 },
        { type: 'objective', index: 1, owner: 1, before: -1 },
        EVENTS['round-ended'],
        { type: 'objective', index: 1, owner: -1, before: 1 },
        { type: 'finished', winner: -1 },
      ).slice(2),
    ).toEqual([
      'Objective 2 is seized by the Quarry.',
      'End of round 2 · objectives: Ash Wolves 0, The Quarry 1, unclaimed 1',
      'Objective 2 is contested and unclaimed.',
      'A draw · objectives: Ash Wolves 0, The Quarry 0, unclaimed 2',
    ]);
  });

  test('names actions, roll-offs and spells', () => {
    expect(tell(EVENTS.activated)).toEqual(['Ash Wolves · Dune Riders charge the Iron Wall.']);
    expect(tell({ type: 'activated', unit: MOTHER, action: 'idle' })).toEqual([
      'Ash Wolves · The Bellmother is Shaken and stays idle.',
    ]);
    expect(tell(roll('roll-off', -1, 2), roll('roll-off', -2, 5), EVENTS['roll-off'])).toEqual([
      'Roll-off for the first objective: Ash Wolves 2, The Quarry 5. Winner: The Quarry.',
    ]);
    expect(tell(EVENTS.cast)).toEqual([
      '  Osmere casts Spark at the Dune Riders: 3 +1 against 4+ (own tokens +1), success.',
    ]);
    expect(tell(EVENTS.melee)).toEqual([
      '  Iron Wall wins the melee, wounds dealt: Dune Riders 2, Iron Wall 3 (1 wound, Fear +2).',
    ]);
  });

  test('writes pushes, jumps and falls', () => {
    expect(tell({ ...roll('push', RIDERS, 5), need: 4 }, EVENTS.pushed)).toEqual([
      '  Dune Riders push Osmere: 5 against 4+, moved.',
    ]);
    expect(tell({ ...roll('push', RIDERS, 2), need: 4 }, { ...EVENTS.pushed, natural: 2, passed: false })).toEqual([
      '  Dune Riders push Osmere: 2 against 4+, not moved.',
    ]);
    expect(
      tell({ ...roll('jump', OSMERE, 3, 2), need: 3 }, { ...EVENTS.jumped, faces: [3, 2], passed: false }),
    ).toEqual(['  Osmere jumps 5″ (3 · 2 against 3+) and falls.']);
    expect(tell({ ...EVENTS.jumped, faces: [] })).toEqual(['  Osmere jumps 5″ and lands safely.']);
    expect(tell(EVENTS['fell-down'])).toEqual(['  Osmere falls 4″ and takes a hit with AP(1).']);
    expect(
      tell({ ...EVENTS['fell-down'], ap: undefined, unit: WALL, model: 6 }, { ...fell, cause: 'fall', by: -1 }),
    ).toEqual(['  Sergeant falls 4″.', '  Iron Wall loses 1 model in a fall.']);
  });

  test('writes that a model is Knocked Out once, at once', () => {
    const next = { type: 'activated', unit: RIDERS, action: 'hold' } as const;
    const out = { ...EVENTS['wound-effect'], natural: 5, total: 7, result: 'knocked-out' } as const;
    const gone = (who: number, model: number): BattleEvent[] => [
      { type: 'fell', unit: who, model, cause: 'shooting', by: RIDERS },
      { type: 'destroyed', unit: who, routed: false },
    ];
    expect(tell(out, ...gone(OSMERE, 16), next)).toEqual([
      '  Wound effects on Osmere (2 wound markers): 5 = 7 against 6+, Knocked Out.',
      'Ash Wolves · Dune Riders hold.',
    ]);
    const last = { ...out, unit: WALL, model: 15 };
    expect(tell(last, ...gone(WALL, 15), next)).toEqual([
      '  Wound effects on the last of the Iron Wall (2 wound markers): 5 = 7 against 6+, Knocked Out.',
      '  Iron Wall is destroyed.',
      'Ash Wolves · Dune Riders hold.',
    ]);
    expect(tell({ ...last, model: 6 }, ...gone(WALL, 6))[0]).toBe(
      '  Wound effects on Sergeant (2 wound markers): 5 = 7 against 6+, Knocked Out.',
    );
  });

  test('writes models lost in a fall before the next line', () => {
    const next = { type: 'activated', unit: RIDERS, action: 'hold' } as const;
    const lost = { ...fell, model: 8, cause: 'fall', by: -1 } as const;
    expect(tell({ ...EVENTS['fell-down'], ap: undefined, unit: WALL, model: 8 }, lost, next)).toEqual([
      '  One of the Iron Wall falls 4″.',
      '  Iron Wall loses 1 model in a fall.',
      'Ash Wolves · Dune Riders hold.',
    ]);
  });

  test('names an unnamed model as one of its unit', () => {
    expect(tell({ ...EVENTS.jumped, unit: WALL, model: 9, faces: [] })).toEqual([
      '  One of the Iron Wall jumps 5″ and lands safely.',
    ]);
    const aimed = (pick: number): string => tell({ ...volley, pick, hits: 0, removed: 0 })[0];
    expect(aimed(9)).toBe('  Dune Riders shoot at one of the Iron Wall with 5 × Rifle (Reliable): no hits.');
    expect(aimed(6)).toBe('  Dune Riders shoot at Sergeant in the Iron Wall with 5 × Rifle (Reliable): no hits.');
  });

  test('says why a whole army tests morale', () => {
    const steady = { type: 'morale', unit: WALL, kind: 'army', natural: 5, passed: true, result: 'steady' } as const;
    expect(tell(EVENTS['army-at-half'], { ...roll('morale', WALL, 5), need: 4 }, steady)).toEqual([
      'The Quarry: 1 of 2 units left. All units on the table test morale.',
      '  Iron Wall tests morale: 5 against Quality 4+, passed.',
    ]);
  });

  test('leaves out units that a Blast reaches without a hit for them', () => {
    const shares = [
      { unit: WALL, hits: 1 },
      { unit: OSMERE, hits: 0 },
    ];
    expect(tell({ ...EVENTS['blast-split'], hits: 1, shares })).toEqual([
      '  Grenade spreads 1 hit: 1 on the Iron Wall.',
    ]);
  });

  test('says when no random event happens, and shows the dice of one that does', () => {
    const check = { type: 'roll', purpose: 'event-check', unit: -1, weapon: -1, need: 5 } as const;
    const teller = new Storyteller(plan);
    expect(teller.tell({ ...check, faces: [4] }).map(lineText)).toEqual(['No random event (4 on the event die).']);
    expect(teller.tell({ ...check, faces: [3, 6] })).toEqual([]);
    const [line] = teller.tell({ type: 'event', row: 0, number: 64, name: 'Extortion', dead: true });
    expect(lineText(line)).toBe('Random event 64: Extortion (6 3 on the event dice), no unit qualifies.');
  });

  test('says when the event table of a battle leaves out a random event', () => {
    const none = { table: {}, on: 5, dice: 'perMatch', rerollDead: false } as const;
    const teller = new Storyteller(
      compilePlan({ ruleset: gf, armies: [wall, wall], table: plan.table, extras: { events: none } }),
    );
    const cast = { type: 'roll', unit: -1, weapon: -1 } as const;
    expect(teller.tell({ ...cast, purpose: 'event-check', need: 5, faces: [6] })).toEqual([]);
    expect(teller.tell({ ...cast, purpose: 'event', need: undefined, faces: [6] })).toEqual([]);
    expect(teller.tell({ ...cast, purpose: 'event', need: undefined, faces: [1] }).map(lineText)).toEqual([
      'Random event 61 (6 on the event die) has no effect in this battle.',
    ]);
    expect(teller.end()).toEqual([]);
  });

  test('numbers names that occur twice', () => {
    const twins = compilePlan({ ruleset: gf, armies: [wall, wall], table: plan.table });
    expect(namesOf(twins)).toEqual({
      sides: ['The Quarry 1', 'The Quarry 2'],
      units: ['Iron Wall 1', 'Osmere 1', 'Iron Wall 2', 'Osmere 2'],
    });
  });
});

describe('refusals', () => {
  test.each(REFUSAL_CODES)('%s is a sentence with and without its numbers', (code) => {
    const details = { need: 720, have: 600, unit: RIDERS, model: 0, other: WALL };
    for (const sentence of [
      refusalSentence(plan, { code }),
      refusalSentence(plan, { code, ...details }),
      refusalSentence(plan, { code, unit: 99, model: 999, other: 99, have: Infinity, need: 100 }),
    ]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|Infinity|\[object/);
    }
  });

  test('give their numbers in inches', () => {
    expect(refusalSentence(plan, { code: 'move-too-far', need: 600, have: 720 })).toBe('Too far: 7.2″ (limit 6″).');
    expect(refusalSentence(plan, { code: 'move-too-far', need: 600, have: 1300, slowed: true })).toBe(
      'Too far: 13″ (limit 6″ in difficult terrain).',
    );
    expect(refusalSentence(plan, { code: 'difficult-limit', need: 600, have: 900 })).toBe(
      'Too far: 9″ (limit 6″ in difficult terrain). Move less.',
    );
    expect(refusalSentence(plan, { code: 'out-of-range', other: WALL, need: 2400, have: 2511 })).toBe(
      'The Iron Wall is out of range: 25.11″ away (range 24″).',
    );
    expect(refusalSentence(plan, { code: 'within-1in', other: OSMERE, need: 100, have: 40 })).toBe(
      'Too close to Osmere: 0.4″ away (at least 1″).',
    );
  });

  test('use the plural for units with a plural name', () => {
    const many = plan.units.findIndex(({ count, name }) => count > 1 && name.endsWith('s'));
    expect(refusalSentence(plan, { code: 'path-blocked', other: many, model: 0 })).toMatch(/s block the path of /);
    expect(refusalSentence(plan, { code: 'path-blocked', other: WALL, model: 0 })).toMatch(/^The Iron Wall blocks the/);
  });

  test('distinguish too steep from too narrow', () => {
    const say = (need: number, have: number): string =>
      refusalSentence(plan, { code: 'impassable', model: 0, need, have });
    const { climbHeight } = plan.ruleset.numbers;
    expect(say(climbHeight, climbHeight + 100)).toMatch(/^Too steep for /);
    expect(say(63, 0)).toMatch(/does not fit through there\. Go around it\.$/);
  });
});

test('a log writes each line at once, with its dice', () => {
  const lines: string[] = [];
  const listen = logTo(plan, (line) => lines.push(line));
  listen(roll('hit', RIDERS, 6, 5, 4, 4, 1));
  expect(lines).toEqual([]);
  listen(volley);
  expect(lines).toEqual(tell(roll('hit', RIDERS, 6, 5, 4, 4, 1), volley));
  expect(lines.length).toBeGreaterThan(1);
});
