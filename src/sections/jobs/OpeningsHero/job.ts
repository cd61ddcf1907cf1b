import type { PartView } from '@/sections/section-view'
import type { openingsHero } from './schema'

export type Job = PartView<ReturnType<typeof openingsHero>>['jobs'][number]
