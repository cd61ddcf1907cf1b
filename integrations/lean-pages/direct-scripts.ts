/**
 * For each script that does nothing but import others, by address: what it imports. The bundler leaves such a script for every page whose
 * code is all shared with other pages.
 */
type ImportOnlyScripts = Map<string, string[]>

const onlyImports = /^(?:import"\.\/[^"]+";?)+\s*$/
const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g

export function importOnlyScripts(scripts: Map<string, string>): ImportOnlyScripts {
  const importOnly: ImportOnlyScripts = new Map()
  for (const [address, code] of scripts) {
    if (!onlyImports.test(code)) continue
    const folder = address.slice(0, address.lastIndexOf('/') + 1)
    importOnly.set(
      address,
      [...code.matchAll(/"\.\/([^"]+)"/g)].map(([, file]) => folder + file),
    )
  }
  return importOnly
}

/** Lets a page request its scripts directly, which saves a request and a round trip. A module still runs once, at its first mention. */
export function withDirectScripts(html: string, importOnly: ImportOnlyScripts): string {
  const requested = new Set<string>()
  return html.replace(moduleScript, (_script, address: string) =>
    resolved(address, importOnly)
      .filter((direct) => !requested.has(direct) && requested.add(direct))
      .map((direct) => `<script type="module" src="${direct}"></script>`)
      .join(''),
  )
}

function resolved(address: string, importOnly: ImportOnlyScripts): string[] {
  return importOnly.get(address)?.flatMap((next) => resolved(next, importOnly)) ?? [address]
}
