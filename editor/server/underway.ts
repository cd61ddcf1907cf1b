/** Tracks running operations. The editor restarts only when none is running, or it would interrupt one halfway. */
export function underway() {
  const steps = new Set<Promise<unknown>>()
  return {
    async during<Value>(step: Promise<Value>): Promise<Value> {
      steps.add(step)
      try {
        return await step
      } finally {
        steps.delete(step)
      }
    },
    async over(): Promise<void> {
      while (steps.size > 0) await Promise.allSettled(steps)
    },
  }
}

export type Underway = ReturnType<typeof underway>
