import type { SectionView } from '#sections/section-view.ts'
import type { schoolYearSteps } from './schema.ts'

export type SchoolYear = SectionView<ReturnType<typeof schoolYearSteps>>
