import type { ModelMove } from '../contract/action.ts';
import type { BattleEvent } from '../contract/events.ts';
import { type Battle, copyBattle, GAME } from '../state/battle.ts';
import { unitsOfEvent } from './units-of.ts';

/** Columns with a number for each unit. Some battles do not have all of them: theirs are empty. */
const UNIT_COLUMNS = [
  'unitLeft',
  'unitElite',
  'unitBroken',
  'unitFound',
  'unitFlags',
  'unitStart',
  'unitStartTough',
  'unitArrived',
  'unitReserve',
  'unitIn',
  'unitHero',
  'unitGuest',
  'unitGrants',
  'unitOnce',
  'unitKept',
  'unitOptions',
  'unitChosen',
  'unitUsed',
  'unitWounds',
  'unitDealt',
  'unitMarks',
  'unitAlive',
] as const;

/** Columns with a number for each model. */
const MODEL_COLUMNS = [
  'x',
  'y',
  'z',
  'alive',
  'wounds',
  'unitOf',
  'tokens',
  'tried',
  'did',
  'spent',
  'used',
  'tested',
] as const;

/** Shows one unit, with everyone in its ranks before and now, as it is in another state. */
const copyUnit = (to: Battle, from: Battle, unit: number): void => {
  for (const column of UNIT_COLUMNS) if (unit < to[column].length) to[column][unit] = from[column][unit];
  for (let model = 0; model < to.unitOf.length; model++)
    if (to.unitOf[model] === unit || from.unitOf[model] === unit)
      for (const column of MODEL_COLUMNS) to[column][model] = from[column][model];
};

const move = (battle: Battle, moves: readonly ModelMove[]): void => {
  for (const { model, path } of moves) [battle.x[model], battle.y[model]] = path.slice(-2);
};

/** What an event alone says about the state after it. */
const applyEvent = (battle: Battle, event: BattleEvent): void => {
  switch (event.type) {
    case 'moved':
    case 'placed':
      return move(battle, event.moves);
    case 'pushed':
      if (event.passed) [battle.x[event.model], battle.y[event.model]] = [event.x, event.y];
      return;
    case 'fell':
      if (battle.alive[event.model] === 1) battle.unitAlive[event.unit]--;
      battle.alive[event.model] = 0;
      return;
    case 'activated':
      battle.game[GAME.active] = event.unit;
      return;
    case 'objective-placed':
      battle.game[GAME.objectives] = Math.max(battle.game[GAME.objectives], event.index + 1);
      [battle.objX[event.index], battle.objY[event.index]] = [event.x, event.y];
      return;
    case 'objective':
      battle.objOwner[event.index] = event.owner;
      return;
    case 'scored':
      if (event.side < battle.sideScore.length) battle.sideScore[event.side] = event.total;
      return;
    case 'round-started':
      battle.game[GAME.round] = event.round;
      return;
    default:
      // What other events change is shown with the last one that concerns a unit.
      return;
  }
};

/**
 * Returns the state to show after each group of events, given the states before and after all of them. A unit is shown as it ends up from the
 * last event on that concerns it; before that, only what the events say themselves is shown. The last state is the one after all events.
 */
export const unfoldEvents = (before: Battle, groups: readonly (readonly BattleEvent[])[], after: Battle): Battle[] => {
  const concerned = groups.map((events) => new Set(events.flatMap(unitsOfEvent)));
  const lastOf = new Map<number, number>();
  concerned.forEach((units, group) => units.forEach((unit) => lastOf.set(unit, group)));
  const states: Battle[] = [];
  let shown = before;
  groups.forEach((events, group) => {
    if (group === groups.length - 1) {
      states.push(after);
      return;
    }
    shown = copyBattle(shown);
    for (const event of events) applyEvent(shown, event);
    for (const unit of concerned[group]) if (lastOf.get(unit) === group) copyUnit(shown, after, unit);
    // A new round refreshes all units: those of which nothing is said any more are shown as they end up.
    if (events.some(({ type }) => type === 'round-started'))
      for (const { index } of after.plan.units)
        if ((lastOf.get(index) ?? group) <= group) copyUnit(shown, after, index);
    states.push(shown);
  });
  return states;
};
