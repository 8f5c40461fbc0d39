import type { Refusal } from '@muster/engine';
import type { OurCode } from './classes.ts';
import type { CaseScene } from './scene.ts';

/** A command of a case, as read. */
export type CaseCommand = Readonly<Record<string, unknown>> & { readonly type: string };

/** Why a command is refused; several codes when several reasons are equally good. */
export interface Rejection {
  codes: readonly OurCode[];
  stage?: string;
  refusal?: Refusal;
}

/** Carries out a command, or returns why not. */
export type RunCommand = (scene: CaseScene, command: CaseCommand) => Rejection | undefined;

/** Returns a refusal of the engine as the refusal of a command. */
export const rejected = (refusal: Refusal | undefined): Rejection | undefined =>
  refusal && { codes: [refusal.code], refusal, ...(refusal.stage === undefined ? {} : { stage: refusal.stage }) };
