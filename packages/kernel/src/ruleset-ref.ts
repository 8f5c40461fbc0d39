/** The rules of a battle or a campaign: a version of a ruleset, and changes to it. */
export interface RulesetRef {
  /** The id and the version of the ruleset, such as `gf@1`. */
  base: string;
  /** Changes to the ruleset. This version of Muster supports none. */
  changes: readonly unknown[];
}

/** The id and the version of a ruleset. */
export interface RulesetVersion {
  id: string;
  version: string;
}

/** Returns a reference to a version of a ruleset without changes. */
export const refOf = ({ id, version }: RulesetVersion): RulesetRef => ({ base: `${id}@${version}`, changes: [] });

/** Returns the id and the version of a referenced ruleset. */
export const baseOf = ({ base }: Pick<RulesetRef, 'base'>): RulesetVersion => {
  const at = base.lastIndexOf('@');
  return at < 0 ? { id: base, version: '' } : { id: base.slice(0, at), version: base.slice(at + 1) };
};
