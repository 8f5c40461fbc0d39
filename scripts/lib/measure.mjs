/** Returns the seconds of CPU time that this process has used in all its threads; waiting for a core does not count. */
export const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
