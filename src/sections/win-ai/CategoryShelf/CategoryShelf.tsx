import { ArrowLeft } from 'lucide-react'
import { categories, categoryIds, categoryPath } from '#config/categories.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './CategoryShelf.module.css'
import type { categoryShelf } from './schema.ts'

type Props = SectionView<ReturnType<typeof categoryShelf>>

export function CategoryShelf({ id, heading, lead, icon }: Props) {
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <div className={styles.shelf}>
        <ul className={styles.books}>
          {categoryIds.map((category) => (
            <li key={category}>
              <a href={categoryPath(category)}>
                <Text>{categories[category].label}</Text>
                <ArrowLeft aria-hidden />
              </a>
            </li>
          ))}
        </ul>
        <VoxelIcon className={styles.icon} name={icon} />
      </div>
    </Section>
  )
}
