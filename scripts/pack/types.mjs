import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../lib/run.mjs';

/** `export { a, type b as c } from './x.ts'`, `import …` of the same form, `export * from …`, `import * as x from …`. */
const LINK = /^(import|export)( type)? (\*(?: as \w+)?|\{[^}]*\}) from '([^']+)';$/gm;

/** What a file declares itself. */
const DECLARED = /^export (?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|namespace) (\w+)/gm;

/** The declarations that `@muster/name` or `./file.ts` means in a file. */
const declarationsOf = (spec, from) => {
  if (spec.startsWith('.')) return resolve(dirname(from), spec.replace(/\.[jt]s$/, '.d.ts'));
  const [, name, part = ''] = /^@muster\/([\w-]+)(\/.+)?$/.exec(spec) ?? [];
  if (name === undefined) throw new Error(`${relative(root, from)}: the types of ${spec} would be missing.`);
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return join(root, 'packages', name, exports[`.${part}`].types);
};

/** The names in braces: `{ a, type b as c }`. */
const namesIn = (braces) =>
  braces
    .slice(1, -1)
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => {
      const [, type = '', name, alias = name] = /^(type )?(\w+)(?: as (\w+))?$/.exec(word);
      return { type, name, alias };
    });

const texts = new Map();
const textOf = (file) => {
  if (!texts.has(file)) texts.set(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, ''));
  return texts.get(file);
};

const origins = new Map();

/** Where each exported name of a file is declared, through all files that only pass it on. */
const originsOf = (file) => {
  if (origins.has(file)) return origins.get(file);
  const found = new Map();
  origins.set(file, found);
  const text = textOf(file);
  for (const [, name] of text.matchAll(DECLARED)) found.set(name, { file, name });
  for (const [, kind, , what, spec] of text.matchAll(LINK)) {
    if (kind === 'import') continue;
    if (what.startsWith('* as ')) found.set(what.slice(5), { file, name: what.slice(5) });
    else if (what === '*') for (const [name, origin] of originsOf(declarationsOf(spec, file))) found.set(name, origin);
    else for (const { name, alias } of namesIn(what)) found.set(alias, originOf(declarationsOf(spec, file), name));
  }
  return found;
};

const originOf = (file, name) => {
  const origin = originsOf(file).get(name);
  if (!origin) throw new Error(`${relative(root, file)} does not export ${name}.`);
  return origin;
};

/**
 * Copies the declarations of the library with all that they need into a folder. Every name comes straight from the file
 * that declares it, so files that only re-export names are left out, and so is unreachable code.
 */
export const copyTypes = (entries, folder) => {
  const placeOf = (file) => join(folder, relative(join(root, 'packages'), file).replace(/([\\/])dist[\\/]/, '$1'));
  const waiting = [...entries];
  const seen = new Set(waiting);
  const follow = (file) => {
    if (!seen.has(file)) waiting.push(file);
    seen.add(file);
  };
  for (const file of waiting) {
    const linkTo = (target) => {
      follow(target);
      const path = relative(dirname(placeOf(file)), placeOf(target))
        .replaceAll('\\', '/')
        .replace(/\.d\.ts$/, '.js');
      return path.startsWith('.') ? path : `./${path}`;
    };
    const text = textOf(file).replace(LINK, (_, kind, type = '', what, spec) => {
      const target = declarationsOf(spec, file);
      if (!what.startsWith('{')) return `${kind}${type} ${what} from '${linkTo(target)}';`;
      return namesIn(what)
        .map((one) => {
          const origin = originOf(target, one.name);
          const name = origin.name === one.alias ? one.alias : `${origin.name} as ${one.alias}`;
          return `${kind}${type} { ${one.type}${name} } from '${linkTo(origin.file)}';`;
        })
        .join('\n');
    });
    mkdirSync(dirname(placeOf(file)), { recursive: true });
    writeFileSync(placeOf(file), text);
  }
  return waiting.length;
};
