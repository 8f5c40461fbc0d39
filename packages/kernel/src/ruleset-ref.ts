/** The rules of a battle or a campaign: a ruleset in one version, and what was changed in it. */
export interface RulesetRef {
  /** The id and the version of the ruleset, such as `gf@1`. */
  base: string;
  /** Changes to the ruleset. This version of Muster plays none. */
  changes: readonly unknown[];
}

/** What a ruleset is known by. */
export interface RulesetVersion {
  id: string;
  version: string;
}

/** Refers to a ruleset in its version, unchanged. */
export const refOf = ({ id, version }: RulesetVersion): RulesetRef => ({ base: `${id}@${version}`, changes: [] });

/** Returns the id and the version of the ruleset that is referred to. */
export const baseOf = ({ base }: Pick<RulesetRef, 'base'>): RulesetVersion => {
  const at = base.lastIndexOf('@');
  return at < 0 ? { id: base, version: '' } : { id: base.slice(0, at), version: base.slice(at + 1) };
};
