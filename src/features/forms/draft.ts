import { safeStorage } from '#browser/safe-storage.ts'

/** What was typed, kept in this tab until it was sent. */
export function createDraft(form: string, path: string) {
  const storage = safeStorage('sessionStorage')
  const key = `win-draft:${form}:${path}`
  return {
    /** Only what still fits the form: a field that was renamed since, or a damaged draft, is ignored. */
    read<Values extends object>(defaults: Values): Values {
      const saved = parse(storage.get(key))
      const fitting = Object.entries(saved).filter(([name, value]) => isLike(value, (defaults as Record<string, unknown>)[name]))
      return { ...defaults, ...Object.fromEntries(fitting) }
    },
    /** Texts and lists of texts that are not empty; never a file. Nothing left to keep means no draft. */
    write(values: object): void {
      const texts = Object.entries(values).filter(([, value]) => isText(value) && value.length > 0)
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
