import type { SectionView } from '#sections/section-view.ts'
import type { machineWorkshops } from './schema.ts'

export type MachineWorkshopsProps = SectionView<ReturnType<typeof machineWorkshops>>
