import { buildSite } from './build/build-site.ts'
import { runServer } from './serve/run-server.ts'

/** `npm start`: builds the site, then serves it with the relay and the inbox. For a first look, pictures are made quickly. */
await runServer('dist', (isDemo) => buildSite('dist', { quickPictures: isDemo }))
