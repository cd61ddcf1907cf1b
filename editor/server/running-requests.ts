/** Tracks running operations. The editor restarts only when none is running, or it would interrupt one halfway. */
export function runningRequests() {
  const steps = new Set<Promise<unknown>>()
  return {
    async track<Value>(step: Promise<Value>): Promise<Value> {
      steps.add(step)
      try {
        return await step
      } finally {
        steps.delete(step)
      }
    },
    async settled(): Promise<void> {
      while (steps.size > 0) await Promise.allSettled(steps)
    },
  }
}

export type RunningRequests = ReturnType<typeof runningRequests>
