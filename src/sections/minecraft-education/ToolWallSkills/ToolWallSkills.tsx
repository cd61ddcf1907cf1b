import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import type { toolWallSkills } from './schema.ts'
import styles from './ToolWallSkills.module.css'

type Props = SectionView<ReturnType<typeof toolWallSkills>>

const onTheShelf = ['books', 'plant', 'cubes']

export function ToolWallSkills({ id, heading, lead, tools }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.wall}>
        <div className={styles.sign}>
          <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
        </div>
        <div className={styles.shelf} aria-hidden="true">
          {onTheShelf.map((thing) => (
            <VoxelIcon key={thing} className={styles.thing} name={thing} />
          ))}
        </div>
        <ul className={styles.tools}>
          {tools.map((tool) => (
            <li key={tool.title}>
              <VoxelIcon className={styles.icon} name={tool.icon} />
              <div className={styles.tag}>
                <HeadedText title={tool.title} text={tool.text} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
