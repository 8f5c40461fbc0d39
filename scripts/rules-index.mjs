// Writes the index of each folder of rules, events and missions from the files in it; with --check only reports whether one is stale.
import { FOLDERS, indexOf, writeIndex } from './lib/rule-folders.mjs';

const check = (kind) => {
  const { file, current, wanted } = indexOf(kind);
  if (current !== wanted) throw new Error(`${file} is stale: run npm run rules:index`);
  return '';
};

const seen = new Map();
try {
  for (const kind of Object.keys(FOLDERS)) {
    for (const { id } of indexOf(kind).things) {
      const key = `${FOLDERS[kind].type} ${id}`;
      if (seen.has(key)) throw new Error(`${kind} and ${seen.get(key)} both have ${id}`);
      seen.set(key, kind);
    }
    process.stdout.write(process.argv.includes('--check') ? check(kind) : writeIndex(kind));
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
