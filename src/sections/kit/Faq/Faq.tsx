import { sampleMarks } from '#lib/sample-marks.ts'
import type { BandView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import { Answer } from './Answer.tsx'
import styles from './Faq.module.css'
import type { faqSection } from './schema.ts'

type Props = BandView<ReturnType<typeof faqSection>>

export function Faq({ id, tone, rise, faq, icon, action }: Props) {
  const samples = sampleMarks(faq.items)
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <header className={styles.head}>
        {icon && <VoxelIcon className={styles.icon} name={icon} />}
        <h2>
          <span id={`${id}-title`}>
            <Text>{faq.title}</Text>
          </span>
          <SampleMark when={samples.all} block />
        </h2>
        <p>
          <Text>{faq.lead}</Text>
        </p>
        {action && <ActionLink {...action} />}
      </header>
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
