import { type BattleEvent, type BattlePlan, namesOf } from '@muster/engine';
import { bar } from '../bars.ts';
import { shorten, wrapText } from '../text-table.ts';
import type { Look } from './look.ts';

/** Why somebody acted, and what else was thought of. */
export type ReasonEvent = Extract<BattleEvent, { type: 'reason' }>;

/** The reason that a player gave in a step. */
export const reasonOf = (events: readonly BattleEvent[]): ReasonEvent | undefined =>
  events.find((event) => event.type === 'reason');

const BAR = 12;

/** What a player weighed, each with its worth in points and a bar: what was done first, then what was not. */
export const coachLines = (
  plan: BattlePlan,
  reason: ReasonEvent | undefined,
  width: number,
  { paint, fine }: Look,
): string[] => {
  if (!reason) return [paint.dim('Coach: nobody said why this was done.')];
  const { side, unit, text, worth, others } = reason;
  const names = namesOf(plan);
  const about = unit >= 0 ? ` for ${names.units[unit]}` : '';
  const all = [{ text, worth }, ...others];
  const most = Math.max(1, ...all.map((thought) => thought.worth));
  const figure = Math.max(...all.map((thought) => `${thought.worth}`.length));
  const lead = 2 + figure + 1 + BAR + 1;
  const rows = all.flatMap((thought, i) =>
    wrapText(thought.text, Math.max(10, width - lead)).map((words, line) => {
      if (line > 0) return ' '.repeat(lead) + (i === 0 ? words : paint.dim(words));
      const share = thought.worth / most;
      const length = fine ? bar(share, BAR).padEnd(BAR) : '='.repeat(Math.max(0, Math.round(share * BAR))).padEnd(BAR);
      const sign = i === 0 ? (fine ? '▸' : '>') : ' ';
      const worthText = `${thought.worth}`.padStart(figure);
      const start = `${paint.side(side, `${sign} `)}${worthText} ${i === 0 ? paint.side(side, length) : paint.dim(length)} `;
      return start + (i === 0 ? paint.bold(words) : paint.dim(words));
    }),
  );
  const none = others.length === 0 ? [paint.dim('  Nothing else was thought of.')] : [];
  const heading = `Coach: what ${names.sides[side]} weighed${about}, in points`;
  return [paint.side(side, shorten(heading, width)), ...rows, ...none];
};
