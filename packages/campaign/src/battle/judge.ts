import type { CampaignRuleset, Objective } from '../ruleset/index.ts';

/** What a battle tells about one army's special objective; what it does not tell has not happened. */
export interface ObjectiveFacts {
  /** Units of the army in each quarter at the end; of a unit that stands even, in every one where it may count. */
  ownUnitsPerQuarter?: readonly number[];
  /** Quarters that each unit of the army may count for, where that is known. */
  ownQuarters?: readonly (readonly number[])[];
  enemyUnitsInOwnZone?: number;
  /** Attempts of the army to cast and to block, for each round that was begun. */
  rounds?: readonly { casts: number; blocks: number }[];
  /** The army that was first to recover a unit, or to destroy one. */
  first?: boolean;
  /** Values of enemy units when the match was set up. */
  enemyUnits?: Readonly<Record<string, number>>;
  destroyed?: readonly string[];
  conceded?: boolean;
}

/** Quarters of a table. */
export const QUARTERS = 4;

/** Whether each objective has been reached (campaign:M10 to campaign:M14). */
const REACHED: Readonly<Record<Objective, (facts: ObjectiveFacts, rules: CampaignRuleset) => boolean>> = {
  mastery: (facts) => !facts.conceded && isInEveryQuarter(facts),
  honor: (facts) => !facts.conceded && facts.enemyUnitsInOwnZone === 0,
  casting: (facts, rules) => !facts.conceded && triedEveryRound(rules, facts.rounds ?? []),
  recovery: ({ first }) => first === true,
  rage: ({ first }) => first === true,
  destruction: ({ enemyUnits = {}, destroyed = [] }) => fellDearest(enemyUnits, destroyed),
};

/** Whether an army has reached its objective. */
export const judgeObjective = (rules: CampaignRuleset, objective: Objective, facts: ObjectiveFacts): boolean =>
  REACHED[objective](facts, rules);

/** A unit counts for one quarter only; where it stands even, for the one that helps (campaign:M12). */
const isInEveryQuarter = ({ ownQuarters, ownUnitsPerQuarter }: ObjectiveFacts): boolean =>
  ownQuarters
    ? covers(
        [0, 1, 2, 3],
        ownQuarters.map((quarters) => [...quarters]),
      )
    : ownUnitsPerQuarter?.length === QUARTERS && ownUnitsPerQuarter.every((units) => units > 0);

const covers = (open: readonly number[], units: readonly (readonly number[])[]): boolean => {
  if (open.length === 0) return true;
  if (units.length < open.length) return false;
  const [first, ...others] = units;
  return (
    covers(open, others) ||
    first.some(
      (quarter) =>
        open.includes(quarter) &&
        covers(
          open.filter((one) => one !== quarter),
          others,
        ),
    )
  );
};

const triedEveryRound = (
  { blockingCounts }: CampaignRuleset,
  rounds: readonly { casts: number; blocks: number }[],
): boolean => rounds.length > 0 && rounds.every(({ casts, blocks }) => casts + (blockingCounts ? blocks : 0) > 0);

/** One of the dearest enemies is gone, by whoever's hand (campaign:M10). */
const fellDearest = (values: Readonly<Record<string, number>>, destroyed: readonly string[]): boolean => {
  const most = Math.max(0, ...Object.values(values));
  return Object.entries(values).some(([unit, value]) => value === most && destroyed.includes(unit));
};
