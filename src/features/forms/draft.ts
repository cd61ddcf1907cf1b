import { safeStorage } from '#browser/safe-storage.ts'

/** Stores what was filled in, in this tab, until it is sent: every value that differs from the defaults. */
export function createDraft<Values extends object>(form: string, path: string, defaults: Values) {
  const storage = safeStorage('sessionStorage')
  const key = `win-draft:${form}:${path}`
  const known = new Map(Object.entries(defaults))
  return {
    /** Returns the defaults with the stored values that still fit the form: renamed fields and damaged drafts are ignored. */
    read(): Values {
      const fitting = Object.entries(parse(storage.get(key))).filter(([name, value]) => isLike(value, known.get(name)))
      return { ...defaults, ...Object.fromEntries(fitting) }
    },
    /** Stores texts and lists of texts, never a file. Removes the draft if there is nothing to store. */
    write(values: object): void {
      const texts = Object.entries(values).filter(([name, value]) => isText(value) && String(value) !== String(known.get(name) ?? ''))
      if (texts.length > 0) storage.set(key, JSON.stringify(Object.fromEntries(texts)))
      else storage.remove(key)
    },
  }
}

function parse(json: string | null): object {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function isText(value: unknown): value is string | string[] {
  return typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
}

function isLike(value: unknown, known: unknown): boolean {
  return isText(value) && Array.isArray(value) === Array.isArray(known) && known !== undefined
}
