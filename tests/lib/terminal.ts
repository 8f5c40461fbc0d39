/** Sets the width of the terminal in characters, or removes the terminal; returns a function that undoes this. */
export const setColumns = (columns: number | undefined): (() => void) => {
  const { stdout } = process;
  const before = Object.getOwnPropertyDescriptor(stdout, 'columns');
  Object.defineProperty(stdout, 'columns', { value: columns, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(stdout, 'columns', before);
    else Reflect.deleteProperty(stdout, 'columns');
  };
};
