/** Web storage that never throws. If storage is blocked or full, falls back to memory until the page is left. */
export function safeStorage(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  function attempt<T>(use: (storage: Storage) => T): { result: T } | undefined {
    try {
      return { result: use(globalThis[kind]) }
    } catch {
      return undefined
    }
  }
  return {
    get(key: string): string | null {
      return memory.get(key) ?? attempt((storage) => storage.getItem(key))?.result ?? null
    },
    set(key: string, value: string): void {
      const written = attempt((storage) => storage.setItem(key, value))
      if (written) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key: string): void {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}
