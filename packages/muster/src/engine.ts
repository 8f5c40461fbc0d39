// The games, and the table that a battle is played on.
export { aof, aofs, gf, gff, rulesetOf, tableFor, type Theme } from '@muster/rules';
export { makeTableFile, parseTableFile, type TableFile } from '@muster/protocol';
export { defaultSettings, type Ruleset, type SettingName, SETTINGS, type Settings } from '@muster/engine';
export type { Table, TerrainPiece } from '@muster/engine';

// A battle from its start to its end.
export { type BattlePlan, type BattleSetup, compilePlan, Game, type GameOptions, playOut } from '@muster/engine';
export type { Action, ActivateAction, Answer, AnswerOf, Battle, Outcome, Player, Question } from '@muster/engine';
export { checkAction, type Refusal, type RefusalCode, refusalSentence } from '@muster/engine';
export { type DiceSource, type ScriptedDice, scriptedDice } from '@muster/engine';

// What can be read from a battle.
export { type BattleView, type ModelView, type Phase, type UnitView, viewOf } from '@muster/engine';
export { type BattleEvent, type Decision, logTo, reportOf } from '@muster/engine';
export type { BattleReport, Finding, Result, UnitReport } from '@muster/kernel';

// Records: written, read, replayed, verified.
export { type BattleRecord, recordOf, replay, type Replay, type ReplayOptions, type StepRecord } from '@muster/engine';
export { makeRecordFile, parseRecordFile, type RecordFile } from '@muster/protocol';
