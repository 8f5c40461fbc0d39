/** The commands for what comes next in a match, in the place of the full stop. */
export const NEXT_COMMANDS = {
  upgrade: ' ("upgrade", then "next").',
  recruit: ' ("recruit", then "next").',
  event: ' ("event").',
} as const;
