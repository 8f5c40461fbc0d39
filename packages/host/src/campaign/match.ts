import {
  battleRulesOf,
  type Campaign,
  fieldArmy,
  LAST_ROUND,
  type Match,
  rulesOf,
  type Unready,
} from '@muster/campaign';
import type { ArmyUnit, BattleSetup, EventUnit, Table } from '@muster/engine';
import { type BattleReport, Dice } from '@muster/kernel';
import { duelSetup, duelTable } from '@muster/rules';

/** A match as a battle, with its armies as sides in order. */
export interface MatchBattle {
  setup: BattleSetup;
  /** Ids of the armies, by side. */
  armies: readonly string[];
}

/** Returns the battle of a match: the armies from their sheets, and the campaign's extras. */
export const matchBattle = (campaign: Campaign, match: Match, table: Table): MatchBattle | Unready => {
  const rules = rulesOf(campaign);
  const { eventDice, rerollDeadEvents } = campaign.options;
  const lists = match.armies.map(({ army, brought }) => fieldArmy(campaign, army, Object.keys(brought)));
  const unready = lists.find((list) => 'unit' in list);
  if (unready) return unready;
  return {
    armies: match.armies.map(({ army }) => army),
    setup: {
      ruleset: battleRulesOf(rules),
      armies: lists.flatMap((list) => ('army' in list ? [list.army] : [])),
      table,
      extras: {
        events: { table: rules.events, on: rules.eventOn, dice: eventDice, rerollDead: rerollDeadEvents },
        underdog: match.armies.map(({ underdog }) => underdog),
        goesOn: LAST_ROUND,
        concedes: true,
      },
    },
  };
};

/** A duel after a match (campaign:E14). */
export interface MatchDuel {
  /** The place of its event in the report. */
  row: number;
  setup: BattleSetup;
  /** The side of the match whose unit fights, and the side that controls its enemy. */
  champion: number;
  opponent: number;
}

/** Returns the duels from the random events of a battle; of several opponents, one is chosen at random to control the enemy. */
export const duelsOf = ({ setup }: MatchBattle, report: BattleReport, seed: string): MatchDuel[] =>
  report.events.flatMap(({ number, targets = [], dead }, row): MatchDuel[] => {
    const foe = dead ? undefined : foeOf(setup, number);
    if (!foe || targets.length === 0) return [];
    const [{ side, id }] = targets;
    const champion = setup.armies[side].units.find((unit) => unit.id === id) as ArmyUnit;
    const lots = new Dice(`duel ${seed}`, row);
    const opponents = setup.armies.map((_, i) => i).filter((i) => i !== side);
    const opponent = opponents[lots.below(opponents.length)];
    return [
      {
        row,
        champion: side,
        opponent,
        setup: duelSetup({
          ruleset: setup.ruleset,
          champion,
          championSide: setup.armies[side],
          foe,
          foeSide: setup.armies[opponent].name,
          table: duelTable(`${seed} ${row}`, setup.ruleset.numbers.jumpLimit > 0),
        }),
      },
    ];
  });

const foeOf = ({ extras }: BattleSetup, number: number): EventUnit | undefined => {
  for (const effect of extras?.events?.table[number].does ?? []) if (effect.do === 'duel') return effect.foe;
  return undefined;
};
