import type { PartView } from '@/sections/section-view'
import type { doorTracks } from './schema'

export type DoorTracksProps = PartView<ReturnType<typeof doorTracks>>
