import type { Rule, Ruleset, RulesetNumbers } from '@muster/engine';

/** One difference between two rulesets; the side of a ruleset that lacks it is absent. */
export interface RulesetDifference {
  part: 'figure' | 'way' | 'force organisation' | 'rule';
  name: string;
  before?: string;
  after?: string;
}

/** Returns everything that changes from one ruleset to another, part by part. */
export const diffRulesets = (from: Ruleset, to: Ruleset): RulesetDifference[] => [
  ...differences('figure', figures(from), figures(to)),
  ...differences('way', texts(from.ways), texts(to.ways)),
  ...differences('force organisation', texts(from.forceOrganisation), texts(to.forceOrganisation)),
  ...differences('rule', rules(from), rules(to)),
];

type Texts = Readonly<Record<string, string>>;

const differences = (part: RulesetDifference['part'], from: Texts, to: Texts): RulesetDifference[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((name) => from[name] !== to[name])
    .map((name) => ({
      part,
      name,
      ...(from[name] === undefined ? {} : { before: from[name] }),
      ...(to[name] === undefined ? {} : { after: to[name] }),
    }));

const texts = (values: object): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [words(name), String(value)]));

/** The unit of a number: hundredths of an inch, a count, or the lowest die face that succeeds. */
type Measure = 'length' | 'count' | 'face';

/** The unit of every number, so that a new one cannot be printed in the wrong unit. */
const MEASURES: Readonly<Record<keyof RulesetNumbers, Measure>> = {
  rounds: 'count',
  tableWidth: 'length',
  tableDepth: 'length',
  advance: 'length',
  rush: 'length',
  coherencyLink: 'length',
  coherencyClimb: 'length',
  coherencySpan: 'length',
  separation: 'length',
  difficultLimit: 'length',
  stepHeight: 'length',
  climbHeight: 'length',
  strikeReach: 'length',
  strikeReachVertical: 'length',
  pileIn: 'length',
  consolidation: 'length',
  zoneDepth: 'length',
  scoutDepth: 'length',
  ambushDistance: 'length',
  objectiveReach: 'length',
  objectiveSpacing: 'length',
  farDistance: 'length',
  exitRange: 'length',
  assistRange: 'length',
  tokenLimit: 'count',
  heroJoinTough: 'count',
  cornerLength: 'length',
  cornerDepth: 'length',
  standHeight: 'length',
  blastSpread: 'length',
  knockOut: 'count',
  pushReach: 'length',
  pushTarget: 'face',
  jumpLimit: 'length',
  jumpStep: 'length',
  jumpTarget: 'face',
  fallHeight: 'length',
  fallStep: 'length',
  abilityTargets: 'count',
  terrainPieces: 'count',
};

const PRINT: Readonly<Record<Measure, (value: number) => string>> = {
  length: (value) => `${value / 100}″`,
  count: String,
  face: (value) => `${value}+`,
};

const figures = ({ numbers }: Ruleset): Texts =>
  Object.fromEntries(
    (Object.keys(MEASURES) as (keyof RulesetNumbers)[]).map((name) => [
      words(name),
      numbers[name] === 0 ? 'none' : PRINT[MEASURES[name]](numbers[name]),
    ]),
  );

/** Returns `coherency span` for `coherencySpan`. */
const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const rules = (ruleset: Ruleset): Texts =>
  Object.fromEntries(Object.values(ruleset.rules).map((rule) => [rule.name, ruleText(rule)]));

/** Returns what a rule does: its summary and then its effects. The source does not matter. */
const ruleText = ({ id: _id, name: _name, source: _source, summary, rated: _rated, ...effects }: Rule): string =>
  `${summary} ${effectWords(effects)}`;

/** Returns `{ move: { flies: true } }` as `move.flies`, and other values after a colon. */
const effectWords = (effects: object): string =>
  `[${Object.entries(effects)
    .flatMap(([family, stages]) =>
      Object.entries(stages as object).map(([stage, value]) => {
        const text = JSON.stringify(value).replaceAll('"', '');
        return value === true ? `${family}.${stage}` : `${family}.${stage}: ${text}`;
      }),
    )
    .join(', ')}]`;
