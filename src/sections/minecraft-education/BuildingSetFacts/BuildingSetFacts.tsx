import { factsOf } from '#sections/programme/facts-of.ts'
import type { Fact } from '#sections/programme/list-facts.ts'
import { ProgrammeFacts, type ProgrammeFactsProps } from '#sections/programme/ProgrammeFacts.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './BuildingSetFacts.module.css'

const icons: Partial<Record<Fact['name'], string>> = { audience: 'team', grades: 'books', ages: 'kids', length: 'clock' }

/** The side of a building set's box: three facts in large print, each with a drawing. */
export function BuildingSetFacts(props: ProgrammeFactsProps) {
  const large = factsOf(props.programme).slice(0, 3)
  return (
    <ProgrammeFacts {...props} classes={styles}>
      {large.map(({ name }) => (
        <VoxelIcon key={name} className={styles.thing} name={icons[name] ?? 'cubes'} />
      ))}
    </ProgrammeFacts>
  )
}
