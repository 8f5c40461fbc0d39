// The computer players of Muster.
export { type Budget, type Character, CHARACTERS, makePlayer, type PlayerName, playerNames } from '@muster/ai';
export type { PlayerSettings } from '@muster/ai';

// Writing one: what a player is given, and what it answers.
export type { Answer, AnswerOf, Battle, Player, Question, Reason, Refusal, Thought } from '@muster/engine';
export { type Action, type ActivateAction, checkAction, Game, type GameOptions } from '@muster/engine';
export { type BattleView, type ModelView, type Phase, playOut, type UnitView, viewOf } from '@muster/engine';

// What a unit could do now.
export { againUnits, arrivingUnits, type OrderName, ordersFor, readyUnits } from '@muster/guide';
export { type Boarding, boardingOf, type ChargeOption, chargesOf, enemiesOf, objectiveGap } from '@muster/guide';
export { castOrders, rangedWeapons, shotAt, type ShotOption, shotsWith } from '@muster/guide';

// Moves of whole units by the rules.
export { aircraftMove, chargeMoves, embarkMoves, leaveMoves, type PlacePreference, moveToward } from '@muster/guide';
export { type ArrivalMode, formUp, objectiveSpots, placeUnitNear } from '@muster/guide';
export { type CastOrder, type ModelMove, type Placement, type ShootOrder, type Spot, unitGap } from '@muster/engine';
