import { ArrowLeft } from 'lucide-react'
import { categories, categoryIds, categoryPath } from '@/config/categories'
import type { SectionView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CategoryShelf.module.css'
import type { categoryShelfSection } from './schema'

type Props = SectionView<ReturnType<typeof categoryShelfSection>>

export function CategoryShelf({ id, tone, rise, heading, lead, icon, name }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${name}-title`}>
      <SectionHead id={`${name}-title`} heading={heading} lead={lead} split />
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
