export * from './types.ts';
export { type MoveDraft, movesOf, type Spot } from './draft.ts';
export { activationOf, isMoving, moveTask, moveTaskOf, type MoveWish } from './move-tasks.ts';
export { MoveTools } from './move-tools.tsx';
export {
  answerOfPlaces,
  deployment,
  deployTask,
  MARKER_BODY,
  objectiveTask,
  placeTaskOf,
  pointTask,
} from './place-tasks.ts';
export { useMoveDraft } from './use-move-draft.ts';
export { useMoves } from './use-moves.tsx';
export { usePlacementDraft } from './use-placement-draft.tsx';
