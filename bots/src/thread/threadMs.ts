/** Processor time of this thread of Node, so that a busy machine makes no bot weaker. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
