import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { root, run, runNode, runNpm } from '../lib/run.mjs';

const demand = ({ ok, output }, sentence) => {
  if (!ok) throw new Error(`${output}${sentence}`);
};

const git = (...args) => run('git', args);

/** Returns the commit that a revision names, if there is one. */
export const commitOf = (revision) => {
  const { ok, stdout } = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  return ok ? stdout.trim() : undefined;
};

const link = (target, path) => {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
};

/** Links an installed package into a tree: a package of the workspace to the tree's own, any other to ours. */
const linkPackage = (name, tree) => {
  const ours = join(root, 'node_modules', name);
  const isWorkspace = lstatSync(ours).isSymbolicLink();
  const target = isWorkspace ? join(tree, relative(root, resolve(dirname(ours), readlinkSync(ours)))) : ours;
  link(target, join(tree, 'node_modules', name));
};

/** Gives a tree the packages that are installed here, without copying them. */
const linkModules = (tree) => {
  const modules = join(root, 'node_modules');
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  const inScope = (scope) => readdirSync(join(modules, scope)).map((name) => `${scope}/${name}`);
  for (const name of names.flatMap((one) => (one.startsWith('@') ? inScope(one) : [one]))) linkPackage(name, tree);
};

/** Returns what a lock file installs from elsewhere, as text; packages of the workspace are only linked. */
export const librariesOf = (lock) =>
  JSON.stringify(
    Object.entries(JSON.parse(lock).packages).filter(([path, one]) => /node_modules\//.test(path) && !one.link),
  );

const librariesIn = (tree) => librariesOf(readFileSync(join(tree, 'package-lock.json'), 'utf8'));

const installIn = (tree) => {
  if (librariesIn(tree) === librariesIn(root)) return linkModules(tree);
  process.stderr.write('Its dependencies differ: installing them (npm ci) …\n');
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  return demand(runNpm(args, { cwd: tree }), 'The dependencies of the old revision could not be installed.');
};

const compileIn = (tree) => {
  const compiler = join(tree, 'node_modules/typescript');
  const { bin } = JSON.parse(readFileSync(join(compiler, 'package.json'), 'utf8'));
  demand(
    runNode([join(compiler, bin.tsc), '-b', 'apps/cli'], { cwd: tree }),
    'The sources of that revision do not compile.',
  );
};

const withoutSources = { recursive: true, filter: (path) => !['src', 'node_modules'].includes(basename(path)) };

/** Gives a tree the benches of this one and the armies they play with: both sides measure the same. */
const giveBenches = (tree) => {
  for (const part of ['scripts', 'packages/army/samples']) {
    rmSync(join(tree, part), { recursive: true, force: true });
    cpSync(join(root, part), join(tree, part), { recursive: true });
  }
};

/** Compiles a commit in a worktree of its own and puts our benches into it. */
export const buildCommit = (commit, tree) => {
  demand(git('worktree', 'add', '--quiet', '--detach', tree, commit), 'The worktree could not be created.');
  installIn(tree);
  compileIn(tree);
  giveBenches(tree);
};

/** Copies what is compiled here, so that files may change while a comparison runs. */
export const copyHere = (tree) => {
  for (const part of ['packages', 'apps/cli', 'package.json'])
    cpSync(join(root, part), join(tree, part), withoutSources);
  linkModules(tree);
  giveBenches(tree);
};

/** Removes a tree, and its entry in git if it was a worktree. */
export const removeTree = (tree) => {
  // Links go first, so that nothing follows them.
  rmSync(join(tree, 'node_modules'), { recursive: true, force: true });
  git('worktree', 'remove', '--force', tree);
  rmSync(tree, { recursive: true, force: true });
};
