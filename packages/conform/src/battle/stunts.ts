import {
  type Answer,
  checkJump,
  checkPush,
  canPushTo,
  hasJumps,
  leader,
  refuse,
  takeFall,
  tryJump,
  tryPush,
  WIDEST_STEP,
} from '@muster/engine';
import { fromInches } from '@muster/kernel';
import { rejected, type RunCommand } from './command.ts';

/** Tests one jump: over a gap or down a drop, and how deep a model falls that fails. */
export const jump: RunCommand = (scene, command) => {
  const { battle, plan } = scene;
  const {
    kind,
    distance: far,
    fallHeight,
  } = command as unknown as { kind: string; distance: number; fallHeight?: number };
  const model = leader(battle, scene.unit(command['unit']));
  const distance = fromInches(far);
  const walked = kind === 'drop' ? plan.ruleset.numbers.climbHeight : WIDEST_STEP;
  if (distance <= walked) {
    scene.info['jump'] = 'success';
    return undefined;
  }
  const refusal = hasJumps(plan) ? checkJump(plan, distance) : refuse('impassable', { need: walked, have: distance });
  if (refusal) return rejected(refusal);
  const play = scene.play();
  if (!tryJump(play, model, distance))
    takeFall(play, model, fallHeight === undefined ? distance : fromInches(fallHeight));
  return undefined;
};

/** Tests one push, of a unit that has just become Shaken. */
export const push: RunCommand = (scene, command) => {
  const { battle } = scene;
  const unit = scene.unit(command['unit']);
  const model = leader(battle, unit);
  const [x, y] = (command['to'] as number[]).map(fromInches);
  const refusal = canPushTo(battle, model)
    ? checkPush(battle, model, { x, y })
    : refuse('action-not-allowed', { unit });
  if (refusal) return rejected(refusal);
  const lies = command['fall'] as readonly number[] | undefined;
  const answer = (): Answer => (lies ? { x: fromInches(lies[0]), y: fromInches(lies[1]) } : 'auto');
  tryPush(scene.play(answer), model, { x, y });
  return undefined;
};
