import { existsSync } from 'node:fs'
import { findDemoValues } from './launch-check/find-demo-values.ts'
import { findPastCamps } from './launch-check/find-past-camps.ts'
import { type Finding, findSamples } from './launch-check/find-samples.ts'

/** Lists whatever must not go live as it is; exits 1 while anything is left. The README says how to clear each kind. */
const kinds: [string, Finding[]][] = [
  ['Owner’s facts and e-mail keys that are still demo values (set the variable, or edit the line)', await findDemoValues('src/config')],
  ['Samples in the content (put the real fact or photograph there, then delete “sample: true”)', findSamples('src/content')],
  [
    'Camps that are over (give the next dates, or remove the file)',
    existsSync('src/content/camps') ? findPastCamps('src/content/camps', new Date()) : [],
  ],
]

let left = 0
for (const [title, findings] of kinds) {
  if (findings.length === 0) continue
  left += findings.length
  console.log(`\n${title}: ${findings.length}`)
  for (const { file, line, what } of findings) console.log(`  ${file}:${line}  ${what}`)
}
console.log(left === 0 ? 'Nothing is left to clear: ready to launch.' : `\n${left} to clear before launch.`)
process.exit(left === 0 ? 0 : 1)
