import { findUnreachableMailServer } from './launch-check/find-mail-faults.ts'
import { whatIsLeft } from './launch-check/what-is-left.ts'

/** Lists whatever must not go live as it is; exits 1 while anything is left. The README says how to clear each kind. */
let left = 0
const kinds = [...whatIsLeft(new Date()), ['The mail server, asked just now', await findUnreachableMailServer(process.env)] as const]
for (const [kind, findings] of kinds) {
  if (findings.length === 0) continue
  left += findings.length
  console.log(`\n${kind}: ${findings.length}`)
  for (const { file, line, what } of findings) console.log(`  ${file}:${line}  ${what}`)
}
console.log(left === 0 ? 'Nothing is left to clear: ready to launch.' : `\n${left} to clear before launch.`)
// Not process.exit: it would cut off what a pipe has not taken yet.
process.exitCode = left === 0 ? 0 : 1
