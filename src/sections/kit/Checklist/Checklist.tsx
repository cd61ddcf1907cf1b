import { Check } from 'lucide-react'
import { classNames } from '#lib/class-names.ts'
import type { KitSectionView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import styles from './Checklist.module.css'
import type { checklist } from './schema.ts'

type Props = KitSectionView<ReturnType<typeof checklist>>

export function Checklist({ id, tone, rise, heading, lead, items, picture, actions }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <div className={classNames(picture && styles.beside)}>
        <div>
          <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
          <ul className={classNames(styles.list, !picture && styles.wide)}>
            {items.map((item) => (
              <li key={item.title}>
                <Check aria-hidden />
                <div>
                  <HeadedText title={item.title} text={item.text} />
                </div>
              </li>
            ))}
          </ul>
          {actions.length > 0 && <Actions className={styles.actions} actions={actions} />}
        </div>
        {picture && <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 45rem, 100vw" />}
      </div>
    </Section>
  )
}
