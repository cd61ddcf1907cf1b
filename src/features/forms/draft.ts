import { safeStorage } from '#browser/safe-storage.ts'

/** What was filled in, stored in this tab until it is sent: everything that differs from the empty form. */
export function createDraft<Values extends object>(form: string, path: string, defaults: Values) {
  const storage = safeStorage('sessionStorage')
  const key = `win-draft:${form}:${path}`
  const known = new Map(Object.entries(defaults))
  return {
    /** Only what still fits the form: a field that was renamed since, or a damaged draft, is ignored. */
    read(): Values {
      const fitting = Object.entries(parse(storage.get(key))).filter(([name, value]) => isLike(value, known.get(name)))
      return { ...defaults, ...Object.fromEntries(fitting) }
    },
    /** Texts and lists of texts; never a file. Nothing left to keep means no draft. */
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
