import { BATTLE_LIMITS } from '@muster/engine';
import type { Finding } from '@muster/kernel';

/** The limits of a list: those of a battle, or far more than real lists have. A real list has 79 units. */
export const LIST_BOUNDS: Readonly<
  Record<'units' | 'models' | 'weapons' | 'weaponsPerModel' | 'lines' | 'letters', number>
> = {
  /** Units, including copies and halves of combined units. */
  units: BATTLE_LIMITS.units,
  /** Models of all units together. */
  models: BATTLE_LIMITS.models,
  /** Different weapons of one unit. */
  weapons: 30,
  /** Weapons of a unit for each of its models, on average. */
  weaponsPerModel: 20,
  /** Lines of a list as text. */
  lines: 2000,
  /** Characters of one of those lines. */
  letters: 5000,
};

/** Returns the finding that a list has too many units or models. */
export const boundProblem = (path: string, units: number, models: number): Finding | undefined => {
  const said = (many: number, what: string, most: number): Finding => ({
    path,
    message: `has ${many} ${what} (limit ${most})`,
  });
  if (units > LIST_BOUNDS.units) return said(units, 'units', LIST_BOUNDS.units);
  return models > LIST_BOUNDS.models ? said(models, 'models', LIST_BOUNDS.models) : undefined;
};

/** The most findings about one file; the others are only counted. */
const MOST_FINDINGS = 50;

/** The longest text of a finding, because findings quote texts from files. */
const LONGEST = 500;

/** Returns the first findings, and a last one with the number of the others. */
export const firstFindings = (findings: readonly Finding[]): Finding[] => {
  const more = findings.length - MOST_FINDINGS;
  const shown = findings.slice(0, MOST_FINDINGS).map(shortened);
  return more > 0 ? [...shown, { path: '(top)', message: `and ${more} more` }] : shown;
};

const shortened = (finding: Finding): Finding => ({
  ...finding,
  path: cut(finding.path),
  message: cut(finding.message),
});

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
