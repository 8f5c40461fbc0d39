import { counted } from '@muster/kernel';
import { type ConformanceReport, failureLine, runConformance } from '@muster/conform';
import { Command } from 'commander';
import { readJson } from '../files.ts';
import { badInput, EXIT, findingLines, CommandError } from '../findings.ts';
import { printNote, printLine, printJson } from '../screen.ts';

interface ConformOptions {
  system?: string;
  json?: boolean;
}

/** A file with the results of its cases; without a report if it could not be read. */
interface FileReport {
  file: string;
  report?: ConformanceReport;
}

/** `muster conform`: runs conformance files. */
export const conformCommand = (): Command =>
  new Command('conform')
    .argument('<files...>', 'Conformance files')
    .option('--system <id>', 'Run only the cases of this game, such as gf')
    .option('--json', 'Print every case with its actual values as JSON')
    .action(conform);

const conform = (files: readonly string[], options: ConformOptions): void => {
  const reports = files.map((file) => runFile(file, options));
  const sum = (key: 'passed' | 'failed' | 'leftOut'): number =>
    reports.reduce((total, { report }) => total + (report?.[key] ?? 0), 0);
  const [passed, failed, leftOut] = [sum('passed'), sum('failed'), sum('leftOut')];
  if (options.json)
    printJson({ files: reports.map(({ file, report }) => ({ file, ...report })), passed, failed, leftOut });
  else {
    for (const one of reports) sayFailures(one, files.length > 1);
    if (leftOut > 0) printLine(`${counted(leftOut, 'case')} of other games skipped (--system ${options.system}).`);
    printLine(`${passed} passed, ${failed} failed`);
  }
  if (reports.some(({ report }) => !report)) process.exitCode = EXIT.badInput;
  else if (failed > 0) process.exitCode = EXIT.no;
};

/** Runs one file; reports a file that cannot be read, so that the others still run. */
const runFile = (file: string, { system }: ConformOptions): FileReport => {
  try {
    const result = runConformance(readJson(file), { system });
    if (!result.ok) throw badInput(file, result.error);
    return { file, report: result.value };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    printNote([error.message, ...findingLines(error.findings)].join('\n'));
    return { file };
  }
};

const sayFailures = ({ file, report }: FileReport, named: boolean): void => {
  const failures = report?.cases.filter((one) => !one.passed) ?? [];
  if (named && failures.length > 0) printLine(`${file}:`);
  for (const one of failures) printLine(failureLine(one));
};
