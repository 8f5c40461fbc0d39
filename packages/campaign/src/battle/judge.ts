import type { CampaignRuleset, Objective } from '../ruleset/index.ts';

/** Facts of a battle about one army's special objective; missing facts did not happen. */
export interface ObjectiveFacts {
  /** Units of the army in each quarter at the end; a unit exactly between quarters is in each of them. */
  ownUnitsPerQuarter?: readonly number[];
  /** The quarters that each unit of the army may count for, if that is known. */
  ownQuarters?: readonly (readonly number[])[];
  enemyUnitsInOwnZone?: number;
  /** Attempts of the army to cast and to block, for each round that was begun. */
  rounds?: readonly { casts: number; blocks: number }[];
  /** Whether the army was the first to recover a unit, or to destroy one. */
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
  destruction: ({ enemyUnits = {}, destroyed = [] }) => lostMostExpensive(enemyUnits, destroyed),
};

/** Whether an army has reached its objective. */
export const judgeObjective = (rules: CampaignRuleset, objective: Objective, facts: ObjectiveFacts): boolean =>
  REACHED[objective](facts, rules);

/** Whether the army has a unit in every quarter; a unit exactly between quarters counts for the one that helps (campaign:M12). */
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

/** Whether one of the enemy units worth the most points was destroyed, by any unit (campaign:M10). */
const lostMostExpensive = (values: Readonly<Record<string, number>>, destroyed: readonly string[]): boolean => {
  const most = Math.max(0, ...Object.values(values));
  return Object.entries(values).some(([unit, value]) => value === most && destroyed.includes(unit));
};
