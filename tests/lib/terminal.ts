/** Makes the terminal so many letters wide, or takes it away; what comes back undoes that. */
export const setColumns = (columns: number | undefined): (() => void) => {
  const { stdout } = process;
  const before = Object.getOwnPropertyDescriptor(stdout, 'columns');
  Object.defineProperty(stdout, 'columns', { value: columns, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(stdout, 'columns', before);
    else Reflect.deleteProperty(stdout, 'columns');
  };
};
