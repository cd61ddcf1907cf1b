import type { PartView } from '#sections/section-view.ts'
import type { openingsHero } from './schema.ts'

export type Job = PartView<ReturnType<typeof openingsHero>>['jobs'][number]
