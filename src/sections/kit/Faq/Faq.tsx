import { sampleMarks } from '#lib/sample-marks.ts'
import type { KitSectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import { Answer } from './Answer.tsx'
import styles from './Faq.module.css'
import type { faqSection } from './schema.ts'

type Props = KitSectionView<ReturnType<typeof faqSection>>

export function Faq({ id, tone, rise, faq, icon, action }: Props) {
  const samples = sampleMarks(faq.items)
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <div className={styles.head}>
        {icon && <VoxelIcon className={styles.icon} name={icon} />}
        <SectionHead id={`${id}-title`} heading={faq.title} lead={faq.lead} samples={samples.all} />
        {action && <ActionLink {...action} />}
      </div>
      <div className={styles.items}>
        {faq.items.map((item) => (
          <Disclosure key={item.id} id={`faq-${item.id}`} group={id} title={<Text>{item.question}</Text>}>
            <Answer answer={item.answer} list={item.list} sample={samples.one(item)} />
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}
