import { runServer } from './serve/run-server.ts'

/** `npm run serve`: serves the existing build, with the relay and the inbox. */
await runServer('dist')
