import { type Character, makePlayer, type PlayerName } from '@muster/ai';
import type { Action, Answer, Battle, Player, Question, Reason } from '@muster/engine';
import type { HeaderSeat } from './header.ts';

/** An action that was decided in a thread, and its reason. */
export interface BotDecision {
  action: Action;
  reason?: Reason | undefined;
}

/** A computer player in its seat: a thread decides its actions, and it answers questions at once. */
export class Bot implements Player {
  readonly level: PlayerName;
  readonly character: Character;
  readonly #player: Player;
  #ready: BotDecision | undefined;

  constructor({ level, character }: Extract<HeaderSeat, { kind: 'bot' }>, seed: string) {
    this.level = level;
    this.character = character;
    // A general does not run rollouts for answers.
    this.#player = makePlayer(level === 'general' ? 'captain' : level, seed, { character });
  }

  /** Its next action. */
  prepare(decision: BotDecision): void {
    this.#ready = decision;
  }

  act(battle: Battle, side: number): Action {
    return this.#ready?.action ?? this.#player.act(battle, side);
  }

  answer(battle: Battle, question: Question): Answer {
    return this.#player.answer(battle, question);
  }

  explain(): Reason | undefined {
    const ready = this.#ready;
    this.#ready = undefined;
    return ready ? ready.reason : this.#player.explain?.();
  }
}
