import { type BattleEvent, type BattlePlan, namesOf } from '@muster/engine';
import { bar } from '../bars.ts';
import { shorten, wrapText } from '../text-table.ts';
import type { WatchStyle } from './look.ts';

/** Why a computer player acted, and the options it weighed. */
export type ReasonEvent = Extract<BattleEvent, { type: 'reason' }>;

/** Returns the reason that a player gave in a step. */
export const reasonOf = (events: readonly BattleEvent[]): ReasonEvent | undefined =>
  events.find((event) => event.type === 'reason');

const BAR = 12;

/** Returns the options that a player weighed, each with its value in points and a bar; the chosen one comes first. */
export const coachLines = (
  plan: BattlePlan,
  reason: ReasonEvent | undefined,
  width: number,
  { paint, fine }: WatchStyle,
): string[] => {
  if (!reason) return [paint.dim('Coach: no reason was recorded.')];
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
  const none = others.length === 0 ? [paint.dim('  No other options were weighed.')] : [];
  const heading = `Coach: what ${names.sides[side]} weighed${about}, in points`;
  return [paint.side(side, shorten(heading, width)), ...rows, ...none];
};
