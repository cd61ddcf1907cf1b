import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { firefox } from './engines/firefox.ts'
import { runJourneys } from './engines/run-journeys.ts'
import { olderWebkit, webkit } from './engines/webkit.ts'

/**
 * `npm run engines`: every page and feature of the built site in WebKit, in a WebKit that lacks what older Safari lacks, and in Firefox;
 * exits 1 when something is wrong. `--short` is the journey of `npm test`; `--pictures folder` saves every page, by day and by night;
 * `--only WebKit` is for one engine, and words after the options are for the journeys that have one of them in their name.
 */
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' }, pictures: { type: 'string' }, only: { type: 'string' } },
})
const short = values.short ?? false
const wanted = [webkit, firefox, ...(short ? [] : [olderWebkit])].filter(({ name }) => !values.only || name === values.only)

for (const { name, install } of wanted.filter((engine) => !engine.isHere()))
  console.log(`${name} is not on this machine, and was left out: ${install}`)
const here = wanted.filter((engine) => engine.isHere())
const failures = await Promise.all(
  here.map((engine) => runJourneys(engine, { short, words, pictures: values.pictures && join(values.pictures, engine.name) })),
)
process.exit(failures.some((count) => count > 0) ? 1 : 0)
