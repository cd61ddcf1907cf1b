import type { PartView } from '#sections/section-view.ts'
import type { machineWorkshops } from './schema.ts'

export type MachineWorkshopsProps = PartView<ReturnType<typeof machineWorkshops>>
