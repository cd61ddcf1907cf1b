import { features } from 'web-features'
import { browserFloor } from '../../src/config/browser-floor.ts'

const floor = browserFloor.map((browser) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? []
  return { name: name === 'ios' ? 'safari_ios' : name, version }
})

/** What some browser of the floor lacks, by its key in the compatibility data (`css.properties.text-wrap`). */
export const newerFeatures: ReadonlySet<string> = new Set(
  styleKeys()
    .filter(({ support }) => isNewer(support))
    .map(({ key }) => key),
)

const newerTypes = new Map<string, boolean>()
for (const { key, support } of styleKeys()) {
  const name = key.split('.').at(-1) ?? ''
  if (key.startsWith('css.types.')) newerTypes.set(name, (newerTypes.get(name) ?? true) && isNewer(support))
}

/** Functions have several keys, by the kinds of values they make: new is one that is new as each of them. */
export function isNewerFunction(name: string): boolean {
  return newerTypes.get(name) ?? false
}

function styleKeys(): { key: string; support: Record<string, string> }[] {
  return Object.values(features)
    .flatMap((feature) => ('status' in feature ? Object.entries(feature.status.by_compat_key ?? {}) : []))
    .filter(([key]) => key.startsWith('css.'))
    .map(([key, { support }]) => ({ key, support: { ...support } }))
}

function isNewer(support: Record<string, string>): boolean {
  return floor.some(({ name, version }) => {
    const since = support[name]?.replace('≤', '')
    return !since || since.localeCompare(version, 'en', { numeric: true }) > 0
  })
}
