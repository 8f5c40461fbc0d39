import { findRule, isGrantable, type RuleRef, type Ruleset, type Spell } from '@muster/engine';
import { type Finding, fromInches } from '@muster/kernel';
import type { BookSpell } from '../book.ts';
import { ruleOfPhrase, rulesOfHits } from './rule-phrase.ts';

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** The targets of a spell. */
type Reach = Pick<Spell, 'target' | 'targets' | 'range' | 'single'>;
/** What a spell does to its targets. */
type Work = Partial<Pick<Spell, 'hits' | 'rules' | 'grants' | 'marks' | 'lasts' | 'test' | 'endangers'>>;

/** Returns the spell that a text of a book describes, or nothing if the text has unknown words or rules. */
export const spellOf = (ruleset: Ruleset, { name, tokens, effect, spell }: BookSpell): Spell | undefined => {
  if (spell) return spell;
  const text = plainText(effect);
  const split = ASSIGNMENTS.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!split?.groups) return undefined;
  const work = workOf(split.groups.work);
  if (!work || !isExecutable(ruleset, work)) return undefined;
  return {
    name,
    value: Math.max(1, tokens),
    hits: 0,
    rules: [],
    grants: [],
    ...reachOf(split.groups),
    ...work,
  };
};

/** Returns the spells of a book that could be read, and a finding about each of the others. */
export const spellsOf = (
  ruleset: Ruleset,
  book: { readonly name: string; readonly spells: readonly BookSpell[] },
): { spells: readonly Spell[]; notes: readonly Finding[] } => {
  const read = book.spells.map((spell) => ({ name: spell.name, spell: spellOf(ruleset, spell) }));
  return {
    spells: read.flatMap(({ spell }) => spell ?? []),
    notes: read
      .filter(({ spell }) => !spell)
      .map((one) => ({ path: book.name, message: `the spell "${one.name}" cannot be read and is left out` })),
  };
};

/** Returns how many spells of books a game plays, and the names of the others. */
export const spellCoverage = (
  ruleset: Ruleset,
  books: readonly { readonly spells: readonly BookSpell[] }[],
): { spells: number; executed: number; unknown: readonly string[] } => {
  const spells = books.flatMap((book) => book.spells);
  const unknown = spells.filter((spell) => !spellOf(ruleset, spell)).map(({ name }) => name);
  return { spells: spells.length, executed: spells.length - unknown.length, unknown };
};

/** Normalises quotes and spaces, and removes sentences that only explain. */
const plainText = (effect: string): string =>
  effect
    .replace(/[”“″]/g, '"')
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?Roll as many dice as hits [^.]*\.?/i, '')
    .replace(/ ?This effect is resolved [^.]*\.?/i, '')
    .trim()
    .replace(/\.$/, '');

const ASSIGNMENTS: readonly RegExp[] = [
  /^Pick (?:up to )?(?<count>\w+) (?<side>friendly|enemy) (?<what>unit|model)s? within (?<range>\d+)",? which (?<work>.*)$/i,
  /^Target (?:(?<count>\d+) )?(?<side>friendly|enemy) (?<what>unit|model)s? within (?<range>\d+)" (?<work>.*)$/i,
];

const reachOf = ({ count = 'one', side, what, range }: Record<string, string>): Reach => ({
  target: side.toLowerCase() === 'enemy' ? 'enemy' : 'friend',
  targets: NUMBERS[count.toLowerCase()] ?? Math.max(1, Math.min(10, Number(count) || 1)),
  range: fromInches(Number(range)),
  ...(what.toLowerCase() === 'model' ? { single: true } : {}),
});

const HITS = /^takes? (\d+) hits?(?: with (.+?))?(?: each)?$/i;
const TESTS = /^must take a morale test\. If failed,? (.*)$/i;
const MARKS = /^friendly units gets? (.+) against$/i;
const TERRAIN = /^counts? as being in (Difficult|Dangerous) Terrain$/i;
const PACES = /^moves? ([+-])2" .*\bAdvance\b.* \1?4" .*\bCharge\b.*$/i;
const LOSES = /^loses? AP\(\+?1\)(?: when (shooting|attacking))?$/i;
const GETS = /^gets? (.+)$/i;
/** How books say that something applies once; the text before it is what applies. */
const ONCE = /^(.*?)(?: once \(next time the effect would apply\)| next time they (charge|take hits))$/i;

const workOf = (text: string): Work | undefined => {
  const hits = HITS.exec(text);
  if (hits) {
    const rules = rulesOfHits(hits[2] ?? '');
    return rules && { hits: Number(hits[1]), rules };
  }
  const test = TESTS.exec(text);
  if (test) {
    if (/becomes fatigued$/i.test(test[1])) return { test: 'fatigued' };
    return /\bmove it\b.* 6" .*straight line/i.test(test[1]) ? { test: 'shoved' } : undefined;
  }
  const once = ONCE.exec(text);
  return givenOf(once ? once[1] : text);
};

/** Reads what the targets, or units that attack them, get once. */
const givenOf = (text: string): Work | undefined => {
  const marks = MARKS.exec(text);
  if (marks) {
    const rule = ruleOfPhrase(marks[1]);
    return rule && { marks: [rule], lasts: 'once' };
  }
  const rule = grantOf(text);
  return rule && { grants: [rule], lasts: 'once' };
};

const grantOf = (text: string): RuleRef | undefined => {
  const terrain = TERRAIN.exec(text);
  if (terrain) return { id: `${terrain[1].toLowerCase()}-ground` };
  const paces = PACES.exec(text);
  if (paces) return { id: paces[1] === '+' ? 'speed' : 'speed-penalty' };
  const loses = LOSES.exec(text);
  if (loses) return { id: loses[1] === 'shooting' ? 'piercing-shooting-penalty' : 'piercing-penalty' };
  const gets = GETS.exec(text);
  return gets ? ruleOfPhrase(gets[1]) : undefined;
};

/** Whether the game has every rule of a spell and can grant the rules that the spell grants. */
const isExecutable = (ruleset: Ruleset, { rules = [], grants = [], marks = [] }: Work): boolean =>
  rules.every(({ id }) => isKnown(ruleset, id)) &&
  grants.every(({ id }) => isGivable(ruleset, id)) &&
  marks.every(({ id }) => isKnown(ruleset, id));

const isKnown = (ruleset: Ruleset, id: string): boolean => {
  const rule = findRule(ruleset, id);
  return rule !== undefined && rule.approximates === undefined;
};

const isGivable = (ruleset: Ruleset, id: string): boolean => {
  const rule = findRule(ruleset, id);
  return rule !== undefined && isKnown(ruleset, id) && isGrantable(rule);
};
