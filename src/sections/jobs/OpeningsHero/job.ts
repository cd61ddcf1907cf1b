import type { SectionView } from '#sections/section-view.ts'
import type { openingsHero } from './schema.ts'

export type Job = SectionView<ReturnType<typeof openingsHero>>['jobs'][number]
