/**
 * For each script that does nothing but import others, by address: what it imports. The bundler leaves such a script for every page whose
 * code is all shared with other pages.
 */
type Relays = Map<string, string[]>

const onlyImports = /^(?:import"\.\/[^"]+";?)+\s*$/
const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g

export function relaysOf(scripts: Map<string, string>): Relays {
  const relays: Relays = new Map()
  for (const [address, code] of scripts) {
    if (!onlyImports.test(code)) continue
    const folder = address.slice(0, address.lastIndexOf('/') + 1)
    relays.set(
      address,
      [...code.matchAll(/"\.\/([^"]+)"/g)].map(([, file]) => folder + file),
    )
  }
  return relays
}

/** Lets a page request its scripts directly, which saves a request and a round trip. A module still runs once, at its first mention. */
export function withDirectScripts(html: string, relays: Relays): string {
  const requested = new Set<string>()
  return html.replace(moduleScript, (_script, address: string) =>
    resolved(address, relays)
      .filter((direct) => !requested.has(direct) && requested.add(direct))
      .map((direct) => `<script type="module" src="${direct}"></script>`)
      .join(''),
  )
}

function resolved(address: string, relays: Relays): string[] {
  return relays.get(address)?.flatMap((next) => resolved(next, relays)) ?? [address]
}
