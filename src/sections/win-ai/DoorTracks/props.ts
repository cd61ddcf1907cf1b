import type { PartView } from '#sections/section-view.ts'
import type { doorTracks } from './schema.ts'

export type DoorTracksProps = PartView<ReturnType<typeof doorTracks>>
