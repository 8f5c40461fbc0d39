/** Texts about a battle that cannot be shown. */
export const BATTLE_TEXTS = {
  oldPage: (rules: string) => `This page is too old for this battle (rules ${rules}). Reload it.`,
} as const;
