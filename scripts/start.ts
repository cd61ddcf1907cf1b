import { build } from './build.ts'
import { run } from './run.ts'

await run('dist', () => build('dist'))
