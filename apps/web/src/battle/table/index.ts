/**
 * The map of a battle and what is made on it by hand.
 *
 * ```tsx
 * const draft = useMoveDraft({ plan, battle, unit, action: 'advance' });            // from '../moves/index.ts'
 * const placing = usePlacementDraft({ plan, battle, task: deploying });            // undefined without a task
 * const hand = draft ?? placing;
 * <TableView
 *   plan={plan} battle={battle}
 *   selected={unit} hovered={hovered} choosable={units} targeted={targets}
 *   onUnit={choose} onGround={deselect} onHover={setHovered}
 *   handlers={hand?.handlers} under={hand?.under}
 * >
 *   {showRanges ? <RangeRings battle={battle} unit={unit} /> : undefined}
 *   {target !== undefined ? <SightLines battle={battle} unit={unit} target={target} /> : undefined}
 *   {hand?.overlay}
 * </TableView>
 * {hand ? <MoveTools draft={hand} /> : undefined}
 * <Button disabled={!draft?.ready} onClick={() => act(side, activationOf({ unit, action }, draft.moves))} />
 * ```
 *
 * - `TableView` fills its parent, which must have a height. Everything in `under` and in its children is drawn in hundredths of
 *   an inch; `useTableLook()` tells there how many of those a pixel is.
 * - `useMoveDraft({ plan, battle, unit, action, target?, embark?, onDone? })` moves a unit in its activation: drags, clicks on
 *   the ground, arrow keys. A charge and boarding begin with the moves that the computer would make. Nothing for `hold`, or
 *   without a unit or an action. `useMoves({ plan, battle, task })` is the same for any task: `moveTaskOf(battle, question)`
 *   makes one of the questions consolidate, pile-in, back-off, finish-move and shift (moved). The answer is `draft.moves`.
 * - `usePlacementDraft({ plan, battle, task })` chooses places: `deployTask(battle, unit, how)` (then `deployment(unit, how,
 *   places)` is the action), `objectiveTask(battle)`, `pointTask(check)`, and `placeTaskOf(battle, question)` for shift (placed),
 *   shove, push, fall, wreck, place-ally and drop (then `answerOfPlaces(battle, question, places)` is the answer).
 * - Tasks are compared by identity and hold the battle: make them in a `useMemo` over what they are made of.
 * - `draft.ready` says whether it may be done so, `draft.sentence` what is wrong; both are the engine's word. While something is
 *   dragged the page is not drawn again: only the overlay is.
 */
export { ChargeContacts, contactsOf } from './overlays/charge-contacts.tsx';
export { CoherencyLinks } from './overlays/coherency-links.tsx';
export { ComingArea } from './overlays/coming-area.tsx';
export { FoeRings } from './overlays/foe-rings.tsx';
export { MeasureLine } from './overlays/measure-line.tsx';
export { OrderRanges, type RangedAction } from './overlays/order-ranges.tsx';
export { PathLines, type Way } from './overlays/path-lines.tsx';
export { RangeRings, rangesOf } from './overlays/range-rings.tsx';
export { RangeRing } from './overlays/range-ring.tsx';
export { ReachArea } from './overlays/reach-area.tsx';
export { SightLines, sightLinesOf } from './overlays/sight-lines.tsx';
export { Note } from './note.tsx';
export { useTableLook } from './table-context.ts';
export { TableView } from './table-view.tsx';
export type { ModelPick, TableHandlers, TableKey, TablePoint, TableViewProps } from './types.ts';
export { inchFigure, inchWords, unitWords } from './unit-words.ts';
