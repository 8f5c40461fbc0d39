import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Battle, battleAt, UNIT_FLAG } from '@muster/engine';
import { parseRecordFile } from '@muster/protocol';
import { describe, expect, test } from 'vitest';
import { beatsOf } from '../apps/web/src/beats/beat.ts';
import { type ReplayedBattle, replayRecord } from '../apps/web/src/tape/tape.ts';

const tapeFrom = (file: string): ReplayedBattle => {
  const body = gunzipSync(readFileSync(new URL(`golden/${file}.json.gz`, import.meta.url))).toString('utf8');
  const record = parseRecordFile(JSON.parse(body));
  if (!record.ok) throw new Error('a golden record cannot be read');
  const tape = replayRecord(record.value);
  if (typeof tape === 'string') throw new Error(tape);
  return tape;
};

/** Every unit with something to show: where its models are, which are left, and what it is like. */
const looksOf = ({ plan, unitFlags, alive, x, y, wounds, unitOf }: Battle): string[] =>
  plan.units.map(({ index }) =>
    JSON.stringify([
      unitFlags[index] & (UNIT_FLAG.shaken | UNIT_FLAG.fatigued | UNIT_FLAG.onTable | UNIT_FLAG.destroyed),
      plan.models.flatMap(({ index: model }) =>
        unitOf[model] === index ? [[alive[model], x[model], y[model], wounds[model]]] : [],
      ),
    ]),
  );

const FILES = ['gf-00', 'gf-07', 'gff-00', 'gff-05', 'aof-00', 'aofs-00'];

describe.each(FILES)('the battle of %s in beats', (file) => {
  const { frames, plan } = tapeFrom(file);
  const played = frames.map((frame) => ({
    frame,
    beats: beatsOf(battleAt(plan, frame.before), frame.events, battleAt(plan, frame.after)),
  }));

  test('every event is in exactly one beat, in order', () => {
    for (const { frame, beats } of played) expect(beats.flatMap(({ events }) => events)).toEqual(frame.events);
  });

  test('beats follow each other without a gap and end where the step ends', () => {
    for (const { frame, beats } of played) {
      beats.forEach((beat, at) => expect(beat.before).toBe(at === 0 ? beat.before : beats[at - 1].after));
      if (beats.length > 0) expect(beats.at(-1)?.after.block).toEqual(frame.after);
    }
  });

  test('no beat shows anything of a unit before an event concerns it', () => {
    for (const { beats } of played)
      beats.slice(0, -1).forEach((beat) => {
        if (beat.kind === 'round') return;
        const [from, to] = [looksOf(beat.before), looksOf(beat.after)];
        const changed = from.flatMap((look, unit) => (look === to[unit] ? [] : [unit]));
        for (const unit of changed) expect(beat.units).toContain(unit);
      });
  });

  test('models that fell are gone with the beat that says so', () => {
    for (const { beats } of played)
      for (const { events, after } of beats)
        for (const event of events) if (event.type === 'fell') expect(after.alive[event.model]).toBe(0);
  });
});
