import { buildSite } from './build/build-site.ts'
import { errorMessage, exitWith } from './process/process.ts'

/** `npm run build`: writes plain files to dist/, with compressed copies beside them. */
await buildSite('dist').catch((error: unknown) => exitWith(errorMessage(error)))
