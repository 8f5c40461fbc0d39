import {
  type Answer,
  type AnswerOf,
  type CastOrder,
  checkAssists,
  copyBattle,
  helpersFor,
  isEmbarked,
  type ModelMove,
  placeMoves,
  type Question,
  type Refusal,
  type ShootOrder,
  type Spot,
  type StrikeOrder,
  UNIT_FLAG,
} from '@muster/engine';
import { fromInches } from '@muster/kernel';
import type { ActivateCommand, CastChoice } from './orders.ts';
import type { CaseScene } from './scene.ts';

/** Shots in a case. */
export const shootOrders = (scene: CaseScene, unit: number, shots: ActivateCommand['shoot']): ShootOrder[] =>
  (shots ?? []).map(({ weapon, target, pick }) => {
    const at = scene.unit(target);
    const picks = pick === undefined ? undefined : [pick].flat().map((id) => scene.model(at, id));
    return { weapon: scene.weapon(unit, weapon), target: at, ...(picks ? { picks } : {}) };
  });

/** A spell in a case. */
export const castOrder = (
  scene: CaseScene,
  unit: number,
  { model, spell, target, targets }: CastChoice,
): CastOrder => ({
  model: scene.model(unit, model),
  spell: scene.spell(unit, spell),
  targets: (targets ?? (target === undefined ? [] : [target])).map((id) => scene.unit(id)),
});

/** Returns the spot for the model of a unit in a case, or `undefined` if the case has none. */
const spotFor = (
  scene: CaseScene,
  unit: number,
  spots: Readonly<Record<string, readonly number[]>> | undefined,
): Spot | undefined => {
  const given = spots?.[scene.plan.units[unit].id];
  return given && { x: fromInches(given[0]), y: fromInches(given[1]) };
};

/** Answers the questions of one activation as the case says, and all others in the simplest way. */
export class Answers {
  readonly #scene: CaseScene;
  readonly #command: ActivateCommand;
  readonly #unit: number;
  /** Spells cast so far. */
  casts = 0;
  /** Whether the shots have been asked for. */
  shot = false;
  /** The number of shared Blasts. */
  #splits = 0;
  /** The number of questions about orders so far. */
  #orders = 0;

  constructor(scene: CaseScene, command: ActivateCommand) {
    this.#scene = scene;
    this.#command = command;
    this.#unit = scene.unit(command.unit);
  }

  /** Returns the part of the command that answers a question of this kind, as `stage` names it. */
  stageOf(kind: Question['kind']): string | undefined {
    if (kind === 'cast' || kind === 'assist') return `casts[${Math.max(0, this.casts - 1)}]`;
    const stages: Partial<Record<Question['kind'], string>> = {
      'pile-in': 'pileIn',
      consolidate: 'consolidate',
      'back-off': 'backoff',
      wreck: 'wreckPlacement',
      'finish-move': 'finish',
      casualties: 'casualties',
      'wounds-on': 'casualties',
      strike: 'strike',
      push: 'push',
      fall: 'fall',
      'blast-split': 'shoot',
      order: 'order',
      shift: 'slip',
    };
    return stages[kind];
  }

  /** Returns the answer of the side to a question. */
  to(question: Question): Answer {
    const command = this.#command;
    const scene = this.#scene;
    const moves = (unit: number, ways: ActivateCommand['moves']): readonly ModelMove[] | 'auto' =>
      ways === undefined ? 'auto' : scene.moves(unit, ways);
    switch (question.kind) {
      case 'shoot':
        this.shot = true;
        return shootOrders(scene, question.unit, command.shoot);
      case 'cast':
        return this.#cast();
      case 'assist':
        return this.#assists(question.side);
      case 'strike-back':
        return command.strikeBack ?? true;
      case 'strike':
        return this.#strike(question);
      case 'casualties':
        return this.#casualties(question);
      case 'wounds-on':
        return this.#woundsOn(question);
      case 'pile-in':
        return moves(question.unit, command.pileIn);
      case 'finish-move':
        return moves(question.unit, command.finish);
      case 'consolidate':
        return scene.moves(question.unit, command.consolidate);
      case 'back-off':
        return moves(question.unit, command.backoff);
      case 'morale-quality':
        return this.#moraleQuality(question.unit);
      case 'wreck':
        return this.#wreck(question.unit);
      case 'push':
        return spotFor(scene, question.unit, command.push) ?? 'no';
      case 'fall':
        return spotFor(scene, question.unit, command.fall) ?? 'auto';
      case 'blast-split':
        return this.#split(question);
      case 'morale-order':
        return 'auto';
      case 'order':
        return this.#order(question);
      case 'shift':
        return scene.moves(question.unit, command.slip?.[scene.plan.units[question.unit].id]);
      // Cases cannot answer these.
      case 'use':
      case 'shove':
      case 'markers':
      case 'withdraw':
      case 'overrun':
      case 'feat':
      case 'note-terrain':
      case 'note-enemy':
      case 'send-away':
      case 'place-ally':
      case 'drop':
      case 'concede':
      case 'underdog':
      case 'reroll':
      case 'pick':
      case 'dice':
        throw new Error(`a case cannot answer ${question.kind}`);
    }
  }

  #cast(): AnswerOf['cast'] {
    const next = this.#command.casts?.[this.casts];
    if (!next) return 'done';
    this.casts++;
    return castOrder(this.#scene, this.#unit, next);
  }

  #assists(side: number): AnswerOf['assist'] {
    const { assists = [] } = this.#command.casts?.[this.casts - 1] ?? {};
    return assists
      .map(({ unit, model, tokens }) => ({ unit: this.#scene.unit(unit), model, tokens }))
      .filter(({ unit }) => this.#scene.plan.units[unit].side === side)
      .map(({ unit, model, tokens }) => ({ model: this.#scene.model(unit, model), tokens }));
  }

  #strike({ unit, target }: Extract<Question, { kind: 'strike' }>): StrikeOrder | 'auto' {
    const { strike, picks } = this.#command;
    const choice = strike?.[this.#scene.plan.units[unit].id] ?? (picks && unit === this.#unit ? { picks } : undefined);
    if (!choice) return 'auto';
    const weapon = (name: string): number => this.#scene.weapon(unit, name, true);
    return {
      order: choice.order?.map(weapon),
      hold: choice.hold?.map(weapon),
      picks: Object.entries(choice.picks ?? {}).map(([name, model]) => ({
        weapon: weapon(name),
        model: this.#scene.model(target, model),
      })),
    };
  }

  /** Returns the models that the case names, then those at the end of the list. */
  #casualties(question: { unit: number; candidates: readonly number[]; count: number }): AnswerOf['casualties'] {
    const { unit, candidates, count } = question;
    const { casualties } = this.#command;
    // By default the last of the list, as long as the unit stays coherent, as the engine does.
    if (casualties === 'auto' || casualties === undefined) return 'auto';
    const named = (casualties?.[this.#scene.plan.units[unit].id] ?? []).map((id) => this.#scene.model(unit, id));
    const wanted = named.filter((model) => candidates.includes(model));
    const others = candidates.toReversed().filter((model) => !named.includes(model));
    return [...wanted, ...others].slice(0, count);
  }

  #woundsOn(question: Extract<Question, { kind: 'wounds-on' }>): AnswerOf['wounds-on'] {
    const answer = this.#casualties({ ...question, count: 1 });
    return answer === 'auto' ? 'auto' : answer[0];
  }

  /**
   * Returns the next shot at that target that says how its Blast is shared; by default the engine shares evenly, the
   * target first.
   */
  #split({ target, units, aps }: Extract<Question, { kind: 'blast-split' }>): AnswerOf['blast-split'] {
    const scene = this.#scene;
    const given = (this.#command.shoot ?? []).filter(
      (shot) => scene.unit(shot.target) === target && (shot.blastRemainder ?? shot.blastSplit),
    );
    const shot = given[this.#splits++];
    if (!shot) return 'auto';
    if (shot.blastSplit) return shot.blastSplit.map((id) => scene.unit(id));
    const more = (shot.blastRemainder ?? []).map((id) => scene.unit(id));
    const shares = units.map(
      (unit) => Math.floor(aps.length / units.length) + more.filter((other) => other === unit).length,
    );
    return units.flatMap((unit, i) => Array.from({ length: shares[i] }, () => unit));
  }

  /** Orders items by the id of their unit or by their rule; throws if the case names something else. */
  #order({ items }: Extract<Question, { kind: 'order' }>): AnswerOf['order'] {
    const wanted = this.#command.order?.[this.#orders++];
    return wanted
      ? wanted.map((name) =>
          items.findIndex(({ unit, rule }) => rule === name || this.#scene.plan.units[unit].id === name),
        )
      : 'auto';
  }

  #moraleQuality(unit: number): AnswerOf['morale-quality'] {
    const choice = this.#command.moraleQuality?.[this.#scene.plan.units[unit].id];
    return choice === undefined ? 'auto' : choice === 'hero';
  }

  #wreck(unit: number): AnswerOf['wreck'] {
    const spots = this.#command.wreckPlacement?.[this.#scene.plan.units[unit].id];
    return spots === undefined ? 'auto' : this.#scene.placements(unit, spots);
  }

  /**
   * Returns what is wrong with tokens that the case spends for a side that will not be asked: the engine asks only casters
   * that can help. Checked with the state of the battle when the spell is cast.
   */
  assistProblem(question: Question): Refusal | undefined {
    const next = question.kind === 'cast' ? this.#command.casts?.[this.casts] : undefined;
    if (!next?.assists) return undefined;
    const { plan } = this.#scene;
    const after = copyBattle(this.#scene.battle);
    const order = castOrder(this.#scene, this.#unit, next);
    if (isEmbarked(after, this.#unit)) {
      after.unitIn[this.#unit] = -1;
      after.unitFlags[this.#unit] |= UNIT_FLAG.onTable;
    }
    placeMoves(after, this.#unit, this.#scene.moves(this.#unit, this.#command.moves));
    const spell = plan.sides[plan.units[this.#unit].side].spells[order.spell];
    after.tokens[order.model] -= spell?.spell.value ?? 0;
    for (const { unit, model, tokens } of next.assists) {
      const helper = this.#scene.unit(unit);
      const helpers = helpersFor(after, order.model, plan.units[helper].side);
      if (helpers.length > 0) continue;
      const problem = checkAssists(after, helpers, [{ model: this.#scene.model(helper, model), tokens }]);
      if (problem) return problem;
    }
    return undefined;
  }
}
