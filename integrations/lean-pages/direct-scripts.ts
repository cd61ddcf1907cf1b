/** By address: what a script that does nothing but import others imports. Where pages share all they run, the bundler leaves such a script for each. */
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

/** A page requests directly what it runs: one request and one round trip less. A module runs once, in the order of the first request. */
export function withDirectScripts(html: string, relays: Relays): string {
  const asked = new Set<string>()
  return html.replace(moduleScript, (_script, address: string) =>
    resolved(address, relays)
      .filter((direct) => !asked.has(direct) && asked.add(direct))
      .map((direct) => `<script type="module" src="${direct}"></script>`)
      .join(''),
  )
}

function resolved(address: string, relays: Relays): string[] {
  return relays.get(address)?.flatMap((next) => resolved(next, relays)) ?? [address]
}
