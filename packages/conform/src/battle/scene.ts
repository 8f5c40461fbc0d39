import {
  type Answer,
  type AnswerOf,
  type Battle,
  type BattleEvent,
  type BattlePlan,
  copyBattle,
  GAME,
  Game,
  type GameOptions,
  type ModelMove,
  type Placement,
  type Play,
  type Question,
  type QuestionKind,
  type Refusal,
} from '@muster/engine';
import { fromInches } from '@muster/kernel';
import { battleOfPosition } from '@muster/protocol';
import type { Position } from '@muster/protocol';
import { rulesetOf } from '@muster/rules';
import type { CaseDice } from './case-dice.ts';

/** The events of the end of a round; a case that only activates a unit ends before them. */
const AFTER_THE_ROUND: readonly BattleEvent['type'][] = ['objective', 'round-ended', 'round-started', 'finished'];

/** A game that can stop at the end of a round: after the last activation, the next round does not begin by itself. */
class StoppedGame extends Game {
  isStopped = false;
  #evening: Battle | undefined;

  /** Ignores events of the end of the round. */
  override emit(event: BattleEvent): void {
    if (event.type === 'activated') this.#evening = undefined;
    if (this.isStopped) {
      if (AFTER_THE_ROUND.includes(event.type) || (event.type === 'morale' && event.kind === 'army')) this.#stop();
      if (this.#evening && event.type === 'objective') this.#evening.objOwner[event.index] = event.before;
      if (this.#evening) return;
    }
    super.emit(event);
  }

  /** Ignores rolls of armies at the end of the round. */
  override roll(...given: Parameters<Game['roll']>): number[] {
    if (!this.#isPastActivation()) return super.roll(...given);
    this.#stop();
    return Array.from({ length: given[2] }, () => 6);
  }

  override ask<K extends QuestionKind>(
    question: Extract<Question, { kind: K }>,
    check: (answer: AnswerOf[K]) => Refusal | undefined,
  ): AnswerOf[K] {
    if (!this.#isPastActivation()) return super.ask(question, check);
    this.#stop();
    return 'auto' as AnswerOf[K];
  }

  /** Whether the activation is over and armies take morale tests. */
  #isPastActivation(): boolean {
    const { game, plan } = this.battle;
    return this.isStopped && plan.ruleset.ways.morale === 'army' && game[GAME.active] < 0;
  }

  /** Saves the battle as it was before the end of the round. */
  #stop(): void {
    this.#evening ??= copyBattle(this.battle);
  }

  /** Returns to the end of the activation, if that ended the round. */
  stopClock(first: number): void {
    if (!this.#evening) return;
    this.#evening.game[GAME.step] = this.battle.game[GAME.step];
    this.#evening.game[GAME.first] = first;
    this.battle.block.set(this.#evening.block);
    this.#evening = undefined;
  }
}

/** A case on the table: a game with human players, its events so far, and lookups by name. */
export class CaseScene {
  readonly position: Position;
  readonly plan: BattlePlan;
  readonly battle: Battle;
  readonly game: Game;
  readonly dice: CaseDice;
  readonly events: BattleEvent[] = [];
  /** Facts that commands have recorded. */
  readonly info: Record<string, unknown> = {};
  readonly #game: StoppedGame;

  constructor(position: Position, dice: CaseDice) {
    const ruleset = rulesetOf(position.system, position.rules);
    if (!ruleset) throw new Error(`the system ${position.system} is not supported yet`);
    const { plan, battle } = battleOfPosition(position, ruleset);
    const listen: GameOptions['listen'] = (event) => this.events.push(event);
    this.position = position;
    this.plan = plan;
    this.dice = dice;
    this.#game = new StoppedGame({ plan, seed: '', from: battle, dice, listen });
    this.game = this.#game;
    this.battle = this.game.battle;
    dice.describe(plan);
  }

  /** Runs something that must not end the round. */
  withStoppedClock<T>(act: () => T): T {
    const first = this.battle.game[GAME.first];
    this.#game.isStopped = true;
    try {
      return act();
    } finally {
      this.#game.isStopped = false;
      this.#game.stopClock(first);
    }
  }

  /** Returns what the engine's functions need outside of a step; questions are answered as the command says. */
  play(answer?: (question: Question) => Answer): Play {
    const ask = <K extends QuestionKind>(
      question: Extract<Question, { kind: K }>,
      check: (answer: AnswerOf[K]) => Refusal | undefined,
    ): AnswerOf[K] => {
      if (!answer) throw new Error('no player can be asked here');
      const said = answer(question) as AnswerOf[K];
      const refusal = check(said);
      if (refusal) throw new Error(`the answer to ${question.kind} is refused: ${refusal.code}`);
      return said;
    };
    return {
      battle: this.battle,
      listening: true,
      roll: (purpose, unit, count, details) => this.dice.roll(purpose, unit, count, details?.weapon ?? -1),
      pick: (_lot, of) => (of === 1 ? 0 : this.dice.pick(of)),
      ask,
      askAll: (questions, check) => questions.map((question, i) => ask(question, (said) => check(said as never, i))),
      emit: (event) => this.events.push(event),
      lose: () => {},
    };
  }

  /** Returns the unit of an id. */
  unit(id: unknown): number {
    const index = this.plan.units.findIndex((unit) => unit.id === id);
    if (index < 0) throw new Error(`there is no unit ${String(id)}`);
    return index;
  }

  /** Returns the model of an id in a unit. */
  model(unit: number, id: unknown): number {
    const { first, count } = this.plan.units[unit];
    const model = this.plan.models.slice(first, first + count).find((one) => one.id === id);
    if (!model) throw new Error(`the unit ${this.plan.units[unit].id} has no model ${String(id)}`);
    return model.index;
  }

  /** Returns the side of a name. */
  side(name: unknown): number {
    const index = this.plan.sides.findIndex((side) => side.name === name);
    if (index < 0) throw new Error(`there is no side ${String(name)}`);
    return index;
  }

  /** Returns the name of a side, or null for no side. */
  sideName(side: number): string | null {
    return side < 0 ? null : this.plan.sides[side].name;
  }

  /** Returns the type of a unit's weapon of a name, for shooting or for melee, or -1. */
  weapon(unit: number, name: unknown, melee = false): number {
    const found = this.plan.units[unit].weapons.find((index) => {
      const weapon = this.plan.weapons[index];
      return weapon.name === name && (weapon.range === 0) === melee;
    });
    return found ?? -1;
  }

  /** Returns the spell of a name among those of a unit's side, or -1. */
  spell(unit: number, name: unknown): number {
    return this.plan.sides[this.plan.units[unit].side].spells.findIndex(({ spell }) => spell.name === name);
  }

  /** Returns paths of models from inches: the corners after the starting point. */
  moves(unit: number, ways: unknown): ModelMove[] {
    return Object.entries((ways ?? {}) as Record<string, number[][]>).map(([id, way]) => ({
      model: this.model(unit, id),
      path: way.flatMap(([x, y]) => [fromInches(x), fromInches(y)]),
    }));
  }

  /** Returns spots of models from inches. */
  placements(unit: number, spots: unknown): Placement[] {
    return Object.entries((spots ?? {}) as Record<string, number[]>).map(([id, [x, y]]) => ({
      model: this.model(unit, id),
      x: fromInches(x),
      y: fromInches(y),
    }));
  }
}
