import { runServer } from './serve/run-server.ts'

/** `npm run serve`: the build that is there, with the relay and the inbox. */
await runServer('dist')
