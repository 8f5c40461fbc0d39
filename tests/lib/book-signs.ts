import {
  type Campaign,
  type CampaignChange,
  type BattleDigest,
  UNIT_END_REASONS,
  type Fact,
  type Match,
  newestCampaignRules,
  OBJECTIVES,
  REASONS,
  unitOf,
} from '@muster/campaign';
import { type CampaignRulesetId, SPECIALIST_MODES } from '@muster/rules';

/** Every kind of change. */
const CHANGES: Readonly<Record<CampaignChange['type'], true>> = {
  founded: true,
  adopted: true,
  'army-joined': true,
  'army-disbanded': true,
  'army-restarted': true,
  'unit-added': true,
  'unit-gone': true,
  xp: true,
  price: true,
  gained: true,
  lost: true,
  promoted: true,
  levelled: true,
  bank: true,
  vp: true,
  'sits-out': true,
  'upgrade-bought': true,
  'upgrade-sold': true,
  'sale-failed': true,
  'match-set-up': true,
  match: true,
  'match-army': true,
  event: true,
  'event-changed': true,
  'match-played': true,
  'match-void': true,
  ended: true,
  renamed: true,
  noted: true,
  overridden: true,
};

/** What each random event leaves in the campaign's books, by number. */
const EVENT_BOOKS: readonly string[] = [
  '11 bank ransom',
  '11 not-ransomed',
  '12 bank bounty',
  '26 xp frenzy',
  '35 bank event',
  '36 vp event',
  '44 xp no-mercy',
  '46 xp quick-win',
  '51 bank medics',
  '51 declined',
  '51 casualty again',
  '51 injury again',
  '52 xp revenge',
  '61 xp event',
  '62 bank event',
  '63 item gained',
  '63 item lost',
  '64 bank event',
  '65 vp event',
  '66 xp duel',
  '66 bank event',
  '66 lost-duel',
];

/** Things that happen in the course of a long campaign. */
const TURNS: readonly string[] = [
  'a regular unit dies',
  'a hero dies of an injury',
  'a unit recovers',
  'a fast learner picks',
  'a specialist picks',
  'two levels at once',
  'a second skill set',
  'the sixth level',
  'a recruit',
  'a hero recruited',
  'a veteran recruited',
  'an upgrade of 5 points sold',
  'an upgrade of 5 points not sold',
  'another upgrade sold',
  'an upgrade below zero bought',
  'an upgrade below zero given back',
  'a unit sits a match out',
  'a late joiner',
  'an underdog',
  'an army that conceded',
  'more rounds than four',
];

/** Returns everything that must be seen in the books of a ruleset. */
export const bookSigns = (campaign: CampaignRulesetId): string[] => {
  const rules = newestCampaignRules(campaign);
  const priced = campaign !== 'aof-2.0';
  const sitting = ['change sits-out', 'reason lost', 'a unit sits a match out'];
  const signs = [
    ...Object.keys(CHANGES).map((type) => `change ${type}`),
    // Age of Fantasy has no prices for injuries and talents.
    ...REASONS.filter((why) => priced || (why !== 'injury' && why !== 'talent')).map((why) => `reason ${why}`),
    ...UNIT_END_REASONS.map((why) => `end ${why}`),
    ...EVENT_BOOKS,
    ...TURNS,
    ...(priced ? [] : ['a sixth level without a trait']),
    ...(rules.naturalTalentAgain ? ['Natural Talent again'] : []),
    ...rules.traits.results.flatMap((trait) =>
      trait === 'fast-learner'
        ? []
        : trait === 'specialist'
          ? SPECIALIST_MODES.map((mode) => `gained specialist:${mode}`)
          : `gained ${trait}`,
    ),
    ...rules.injuries.results.filter((injury) => injury !== 'dead').map((injury) => `gained ${injury}`),
    ...rules.talents.results.map((talent) => `gained ${talent}`),
    ...Object.entries(rules.skills).flatMap(([set, { results }]) => [set, ...results].map((name) => `gained ${name}`)),
    ...OBJECTIVES.flatMap((objective) => [`${objective} reached`, `${objective} missed`]),
  ];
  // In campaigns without permadeath a dead unit only sits out some matches.
  return signs.filter((sign) => rules.offersNoPermadeath || !sitting.includes(sign));
};

/** Looks for those signs in what was decided. */
export class BookWatch {
  readonly #see: (sign: string) => void;

  constructor(see: (sign: string) => void) {
    this.#see = see;
  }

  /** What a match said about special objectives. */
  match({ armies }: Match, result: BattleDigest): void {
    for (const { army, objective, underdog } of armies) {
      if (objective !== undefined) this.#see(`${objective} ${result.objectives.includes(army) ? 'reached' : 'missed'}`);
      if (underdog > 0) this.#see('an underdog');
    }
    if ((result.report.rounds ?? 0) > 4) this.#see('more rounds than four');
    if (result.report.conceded.length > 0) this.#see('an army that conceded');
  }

  fact({ changes, command, draws }: Fact, before: Campaign, after: Campaign): void {
    let number = 0;
    changes.forEach((change, i) => {
      this.#see(`change ${change.type}`);
      if ('why' in change) this.#see(change.type === 'unit-gone' ? `end ${change.why}` : `reason ${change.why}`);
      if (change.type === 'event') ({ number } = change.event);
      this.#lookAt(change, number, before, changes.slice(i + 1));
    });
    this.#lookAtCommand(command, changes, before, after);
    for (const { for: label } of draws.dice) {
      if (label.endsWith(' casualty again')) this.#see('51 casualty again');
      if (label.endsWith(' injury again')) this.#see('51 injury again');
    }
    for (const { for: label, take } of draws.choices) {
      if (label.endsWith(' fast learner')) this.#see('a fast learner picks');
      if (label.endsWith(' specialist mode')) this.#see('a specialist picks');
      if (label.endsWith(' medics') && take === 'decline') this.#see('51 declined');
    }
  }

  #lookAt(change: CampaignChange, number: number, before: Campaign, next: readonly CampaignChange[]): void {
    const see = this.#see;
    switch (change.type) {
      case 'bank':
        if (change.why === 'ransom') see('11 bank ransom');
        if (change.why === 'bounty') see('12 bank bounty');
        if (change.why === 'medics') see('51 bank medics');
        if (change.why === 'event') see(`${number} bank event`);
        return;
      case 'vp':
        if (change.why === 'event') see(`${number} vp event`);
        return;
      case 'xp': {
        const numbers: Readonly<Record<string, number>> = {
          frenzy: 26,
          'no-mercy': 44,
          'quick-win': 46,
          revenge: 52,
          event: 61,
          duel: 66,
        };
        if (change.why in numbers) see(`${numbers[change.why]} xp ${change.why}`);
        return;
      }
      case 'unit-gone':
        if (change.why === 'not-ransomed') see('11 not-ransomed');
        if (change.why === 'lost-duel') see('66 lost-duel');
        if (change.why === 'dead')
          see(unitOf(before, change.unit)?.hero ? 'a hero dies of an injury' : 'a regular unit dies');
        return;
      case 'gained':
        see(change.list === 'items' ? '63 item gained' : `gained ${change.name}`);
        if (change.list === 'skillSets' && (unitOf(before, change.unit)?.skillSets.length ?? 0) > 0)
          see('a second skill set');
        return;
      case 'lost':
        if (change.list === 'items') see('63 item lost');
        return;
      case 'levelled':
        if (change.level === 6) see('the sixth level');
        if (next.some((one) => one.type === 'levelled' && one.unit === change.unit)) see('two levels at once');
        if (change.level === 6 && !(next[0]?.type === 'gained' && next[0].list === 'traits'))
          see('a sixth level without a trait');
        return;
      case 'army-joined':
        if (change.late) see('a late joiner');
        return;
      default:
    }
  }

  #lookAtCommand(
    command: Fact['command'],
    changes: readonly CampaignChange[],
    before: Campaign,
    after: Campaign,
  ): void {
    const see = this.#see;
    if (command.type === 'recruit') {
      see(command.veteran ? 'a veteran recruited' : command.unit.hero ? 'a hero recruited' : 'a recruit');
    } else if (command.type === 'sell') {
      const cost = unitOf(before, command.unit)?.upgrades.find(({ id }) => id === command.upgrade)?.cost ?? 0;
      const failed = changes.some(({ type }) => type === 'sale-failed');
      if (cost === 5) see(`an upgrade of 5 points ${failed ? 'not sold' : 'sold'}`);
      else see(cost < 0 ? 'an upgrade below zero given back' : 'another upgrade sold');
    } else if (command.type === 'buy') {
      if (command.upgrade.cost < 0) see('an upgrade below zero bought');
    } else if (command.type === 'check-casualties') {
      const match = after.matches.find(({ id }) => id === command.match);
      if (match?.casualties.some((id) => !match.dead.includes(id))) see('a unit recovers');
      for (const change of changes)
        if (
          change.type === 'xp' &&
          change.why === 'natural-talent' &&
          unitOf(before, change.unit)?.talents.includes('natural-talent')
        )
          see('Natural Talent again');
    } else if (command.type === 'set-up') {
      const match = after.matches.find(({ id }) => id === command.match);
      for (const { army, brought } of match?.armies ?? [])
        for (const { id, sitOut } of after.armies.find((one) => one.id === army)?.units ?? [])
          if (sitOut > 0 && !Object.hasOwn(brought, id)) see('a unit sits a match out');
    }
  }
}
