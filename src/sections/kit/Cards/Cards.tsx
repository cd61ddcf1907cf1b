import { actionKind } from '#lib/action-kind.ts'
import { classNames } from '#lib/class-names.ts'
import type { KitSectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './Cards.module.css'
import type { cards } from './schema.ts'

type Props = KitSectionView<ReturnType<typeof cards>>

/** True for links to pages and sections, which look quiet on a card, so that its text stands out. */
function isInternalLink(href: string): boolean {
  return ['page', 'section'].includes(actionKind(href))
}

const columnClasses = { 2: styles.two, 3: styles.three, 4: styles.four }

export function Cards({ id, tone, rise, heading, lead, columns, items }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <ul className={classNames(styles.grid, columnClasses[columns])}>
        {items.map((item) => (
          <li className={styles.card} key={item.title}>
            {item.picture && <Picture className={styles.picture} picture={item.picture} sizes="(min-width: 64rem) 24rem, 100vw" />}
            <div className={styles.text}>
              {item.icon && <VoxelIcon className={styles.icon} name={item.icon} />}
              <HeadedText title={item.title} text={item.text} />
              {item.action && (
                <ActionLink {...item.action} {...(isInternalLink(item.action.href) && { look: 'link' })} secondary size="small" />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
