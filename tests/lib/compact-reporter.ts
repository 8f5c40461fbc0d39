import { writeFileSync } from 'node:fs';
import { DefaultReporter, type TestCase, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';

type RunEnd = Parameters<DefaultReporter['onTestRunEnd']>;

/** The result of a test run, for the script that started it. */
export interface TestReport {
  passed: number;
  failed: number;
  skipped: number;
  /** Why tests were skipped, a line each. */
  why: string[];
  /** Whether a browser or a database was missing. */
  incomplete: boolean;
}

/** How often progress is shown, in milliseconds: a line that changes for people, few lines elsewhere. */
const EVERY = { terminal: 250, file: 60_000 };

/** A test that blocks its thread this long, in milliseconds, ends the run: its own time limit cannot stop it. */
const STUCK = 1_200_000;

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Shows progress while tests run and their failures at the end; writes the counts to a file. */
export class CompactReporter extends DefaultReporter {
  readonly #file: string;
  readonly #running = new Set<string>();
  #files = 0;
  #ended = 0;
  #counts = { passed: 0, failed: 0, skipped: 0 };
  #timer: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;

  constructor(file: string) {
    super({ silent: 'passed-only', summary: false });
    this.#file = file;
  }

  override onInit(vitest: Vitest): void {
    this.ctx = vitest;
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    this.#files = specifications.length;
    this.#timer = setInterval(() => this.#showProgress(), this.isTTY ? EVERY.terminal : EVERY.file);
    this.#timer.unref();
    this.#watch = setTimeout(() => this.#giveUp(), STUCK);
  }

  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test);
    this.#watch?.refresh();
  }

  onTestModuleStart(module: TestModule): void {
    this.#running.add(this.relative(module.moduleId));
  }

  override printTestModule(module: TestModule): void {
    const name = this.relative(module.moduleId);
    this.#running.delete(name);
    this.#watch?.refresh();
    this.#ended++;
    const before = this.#counts.failed;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed' || state === 'failed' || state === 'skipped') this.#counts[state]++;
    }
    // A file that cannot be loaded, or a hook that fails, has failed too.
    if (module.state() === 'failed' && this.#counts.failed === before) this.#counts.failed++;
    const failed = this.#counts.failed - before;
    if (failed === 0) return;
    this.#clear();
    this.log(`✗ ${name}: ${failed} failed`);
  }

  override onTestRunEnd(...[modules, errors, reason]: RunEnd): void {
    clearInterval(this.#timer);
    clearTimeout(this.#watch);
    this.#clear();
    super.onTestRunEnd(modules, errors, reason);
    const missing = (process.env.MUSTER_MISSING ?? '').split('\n').filter((line) => line !== '');
    const report: TestReport = {
      ...this.#counts,
      failed: this.#counts.failed + errors.length,
      why: [...missing, ...modules.flatMap((module) => this.#skippedIn(module))],
      incomplete: missing.length > 0,
    };
    this.#write(report);
  }

  /** Stops a run in which a test hangs, and names the files that were running. */
  #giveUp(): void {
    this.#clear();
    this.log(`✗ no test ended for ${STUCK / 60_000} minutes; still running: ${[...this.#running].join(', ')}`);
    this.#write({ ...this.#counts, failed: this.#counts.failed + 1, why: [], incomplete: false });
    process.exit(1);
  }

  #write(report: TestReport): void {
    writeFileSync(this.#file, JSON.stringify(report));
  }

  override reportTestSummary(): void {
    // The script that started the run shows the counts.
  }

  #skippedIn(module: TestModule): string[] {
    const skipped = [...module.children.allTests('skipped')];
    if (skipped.length === 0) return [];
    const notes = skipped.flatMap((test) => {
      const result = test.result();
      return result.state === 'skipped' && result.note ? result.note : [];
    });
    const reason = notes.length > 0 ? ` (${[...new Set(notes)].join('; ')})` : '';
    return [`${plural(skipped.length, 'test')} skipped in ${this.relative(module.moduleId)}${reason}`];
  }

  #clear(): void {
    if (this.isTTY) process.stdout.write('\r\u001B[K');
  }

  #showProgress(): void {
    const { passed, failed } = this.#counts;
    const seconds = Math.round((performance.now() - this.start) / 1000);
    const line = `${this.#ended} of ${this.#files} files, ${passed} passed, ${failed} failed (${seconds} s)`;
    if (!this.isTTY) {
      this.log(`  ${line}`);
      return;
    }
    this.#clear();
    process.stdout.write(`  ${line}: ${[...this.#running].join(', ')}`.slice(0, (process.stdout.columns || 80) - 1));
  }
}
