/** Sends SIGINT to each process group. Skips a group that has already ended: the others must still be stopped. */
export function interruptGroups(groups: Iterable<number>): void {
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGINT')
    } catch {
      // ESRCH: nothing of the group is left. On macOS, EPERM: only zombies are.
    }
  }
}
