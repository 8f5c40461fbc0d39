/** Books and lists are read like the files of players: nothing is known about them before that. */
declare module '*.json' {
  const content: unknown;
  export { content as default };
}
