/** The commands for the next steps of a match; they replace the full stop of the line that announces the step. */
export const NEXT_COMMANDS = {
  upgrade: ' ("upgrade", then "next").',
  recruit: ' ("recruit", then "next").',
  event: ' ("event").',
} as const;
