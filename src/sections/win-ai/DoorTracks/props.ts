import type { SectionView } from '#sections/section-view.ts'
import type { doorTracks } from './schema.ts'

export type DoorTracksProps = SectionView<ReturnType<typeof doorTracks>>
