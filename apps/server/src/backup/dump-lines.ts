import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupTrouble } from './source.ts';

/** The most bytes of a line, far more than any stored row: a small file may expand to a line that fills the memory. */
const LONGEST = 50_000_000;

const NEW_LINE = 10;

/** Yields the lines of a compressed file. */
export async function* linesOf(file: string, longest: number = LONGEST): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(file), gunzip);
  // The loop below reports the error.
  reading.catch(() => undefined);
  let started: Buffer[] = [];
  let bytes = 0;
  const take = (end: Buffer): string => {
    const line = Buffer.concat([...started, end]).toString('utf8');
    started = [];
    bytes = 0;
    return line;
  };
  for await (const piece of gunzip as AsyncIterable<Buffer>) {
    let from = 0;
    for (let to = piece.indexOf(NEW_LINE); to >= 0; to = piece.indexOf(NEW_LINE, from)) {
      yield take(piece.subarray(from, to));
      from = to + 1;
    }
    started.push(piece.subarray(from));
    bytes += piece.length - from;
    if (bytes > longest)
      throw new BackupTrouble(`${file} has a line of more than ${longest / 1_000_000} MB: it is not a dump of Muster.`);
  }
  await reading;
  if (bytes > 0) yield take(Buffer.alloc(0));
}
