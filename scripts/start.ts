import { buildSite } from './build/build-site.ts'
import { runServer } from './serve/run-server.ts'

/** `npm start`: builds the site, then serves it with the relay and the inbox. With the demo inbox, pictures are encoded quickly. */
await runServer('dist', (isDemo) => buildSite('dist', { quickPictures: isDemo }))
