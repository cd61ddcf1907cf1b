import type { PartView } from '#sections/section-view.ts'
import type { schoolYearSteps } from './schema.ts'

export type SchoolYear = PartView<ReturnType<typeof schoolYearSteps>>
