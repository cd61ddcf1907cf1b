import type { PartView } from '@/sections/section-view'
import type { machineWorkshops } from './schema'

export type MachineWorkshopsProps = PartView<ReturnType<typeof machineWorkshops>>
