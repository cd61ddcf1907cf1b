import { findLaunchBlockers, findUnreachableMailServer } from './launch-check/launch-blockers.ts'
import { errorMessage, exitWith } from './process/process.ts'

/** Lists everything that must change before launch; exits 1 while anything is left. docs/content.md says how to clear each kind. */
const { samples, ...others } = findLaunchBlockers(new Date())
const kinds = { ...others, 'Mail server (checked just now)': await findUnreachableMailServer(process.env) }
for (const [kind, findings] of Object.entries(kinds)) {
  if (findings.length === 0) continue
  console.log(`\n${kind}: ${findings.length}`)
  for (const { file, line, what } of findings) console.log(`  ${file}:${line}  ${what}`)
}
if (samples.length > 0) await printSamples()
const left = samples.length + Object.values(kinds).flat().length
console.log(left === 0 ? 'Nothing is left to clear: ready to launch.' : `\n${left} to clear before launch.`)
// Not process.exit: it would drop output that a pipe has not read yet.
process.exitCode = left === 0 ? 0 : 1

/** Prints the samples by page. The schemas read the owner's values: if one of those is invalid, the samples cannot be listed. */
async function printSamples(): Promise<void> {
  try {
    const { printedSamples, samplesByPage } = await import('../authoring/launch/samples-by-page.ts')
    console.log(`\n${printedSamples(samplesByPage())}`)
  } catch (error) {
    exitWith(errorMessage(error))
  }
}
