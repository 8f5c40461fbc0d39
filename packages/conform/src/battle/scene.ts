import {
  type Answer,
  type AnswerOf,
  type Battle,
  type BattleEvent,
  type BattlePlan,
  copyBattle,
  G,
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

/** What the end of a round brings with it; a case that only activates a unit is over before. */
const AFTER_THE_ROUND: readonly BattleEvent['type'][] = ['objective', 'round-ended', 'round-started', 'finished'];

/** A game whose clock can be stopped: when the last unit of a round has acted, the round does not turn by itself. */
class StoppedGame extends Game {
  isStopped = false;
  #evening: Battle | undefined;

  /** Hears nothing of the end of the round. */
  override emit(event: BattleEvent): void {
    if (event.type === 'activated') this.#evening = undefined;
    if (this.isStopped) {
      if (AFTER_THE_ROUND.includes(event.type) || (event.type === 'morale' && event.kind === 'army')) this.#stop();
      if (this.#evening && event.type === 'objective') this.#evening.objOwner[event.index] = event.before;
      if (this.#evening) return;
    }
    super.emit(event);
  }

  /** What an army rolls at the end of the round is of no interest. */
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

  /** Whether everything that the activation brings is over, and armies test their morale. */
  #isPastActivation(): boolean {
    const { game, plan } = this.battle;
    return this.isStopped && plan.ruleset.ways.morale === 'army' && game[G.active] < 0;
  }

  /** Remembers the battle as it was before anything of the end of the round happened. */
  #stop(): void {
    this.#evening ??= copyBattle(this.battle);
  }

  /** Goes back to the end of the activation, if that was the end of the round. */
  stopClock(first: number): void {
    if (!this.#evening) return;
    this.#evening.game[G.step] = this.battle.game[G.step];
    this.#evening.game[G.first] = first;
    this.battle.block.set(this.#evening.block);
    this.#evening = undefined;
  }
}

/** A case on the table: a game with people on both sides, everything that has happened, and names for it all. */
export class Scene {
  readonly position: Position;
  readonly plan: BattlePlan;
  readonly battle: Battle;
  readonly game: Game;
  readonly dice: CaseDice;
  readonly events: BattleEvent[] = [];
  /** Facts that commands have found out. */
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

  /** Does something during which the round shall not turn by itself. */
  withStoppedClock<T>(act: () => T): T {
    const first = this.battle.game[G.first];
    this.#game.isStopped = true;
    try {
      return act();
    } finally {
      this.#game.isStopped = false;
      this.#game.stopClock(first);
    }
  }

  /** What the engine's own functions work with outside of a step; questions are answered as the command says. */
  play(answer?: (question: Question) => Answer): Play {
    const ask = <K extends QuestionKind>(
      question: Extract<Question, { kind: K }>,
      check: (answer: AnswerOf[K]) => Refusal | undefined,
    ): AnswerOf[K] => {
      if (!answer) throw new Error('nobody can be asked here');
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

  /** The unit of that id. */
  unit(id: unknown): number {
    const index = this.plan.units.findIndex((unit) => unit.id === id);
    if (index < 0) throw new Error(`there is no unit ${String(id)}`);
    return index;
  }

  /** The model of that id in a unit. */
  model(unit: number, id: unknown): number {
    const { first, count } = this.plan.units[unit];
    const model = this.plan.models.slice(first, first + count).find((one) => one.id === id);
    if (!model) throw new Error(`the unit ${this.plan.units[unit].id} has no model ${String(id)}`);
    return model.index;
  }

  /** The side of that name. */
  side(name: unknown): number {
    const index = this.plan.sides.findIndex((side) => side.name === name);
    if (index < 0) throw new Error(`there is no side ${String(name)}`);
    return index;
  }

  /** The name of a side; nothing for nobody. */
  sideName(side: number): string | null {
    return side < 0 ? null : this.plan.sides[side].name;
  }

  /** The type of a unit's weapon of that name, for shooting or for melee; -1 when it has none. */
  weapon(unit: number, name: unknown, melee = false): number {
    const found = this.plan.units[unit].weapons.find((index) => {
      const weapon = this.plan.weapons[index];
      return weapon.name === name && (weapon.range === 0) === melee;
    });
    return found ?? -1;
  }

  /** The spell of that name among those of a unit's side; -1 when there is none. */
  spell(unit: number, name: unknown): number {
    return this.plan.sides[this.plan.units[unit].side].spells.findIndex(({ spell }) => spell.name === name);
  }

  /** Ways of models, from inches: the corners after the starting point. */
  moves(unit: number, ways: unknown): ModelMove[] {
    return Object.entries((ways ?? {}) as Record<string, number[][]>).map(([id, way]) => ({
      model: this.model(unit, id),
      path: way.flatMap(([x, y]) => [fromInches(x), fromInches(y)]),
    }));
  }

  /** Spots of models, from inches. */
  placements(unit: number, spots: unknown): Placement[] {
    return Object.entries((spots ?? {}) as Record<string, number[]>).map(([id, [x, y]]) => ({
      model: this.model(unit, id),
      x: fromInches(x),
      y: fromInches(y),
    }));
  }
}
