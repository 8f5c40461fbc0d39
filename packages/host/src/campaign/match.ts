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

/** A match as a battle. Its sides are the armies in the order of the match. */
export interface MatchBattle {
  setup: BattleSetup;
  /** Ids of the armies, by side. */
  armies: readonly string[];
}

/** Returns the battle of a match: the armies as they are on their sheets, and what the campaign adds. */
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

/** A duel that a match calls for after its end (campaign:E14). */
export interface MatchDuel {
  /** The place of its event in the report. */
  row: number;
  setup: BattleSetup;
  /** The side of the match whose unit fights, and the one that runs the foe. */
  champion: number;
  opponent: number;
}

/** The duels that the events of a battle call for; with several opponents one runs the foe by lot. */
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
