import { sampleMarks } from '@/lib/sample-marks'
import type { BandView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Disclosure } from '@/ui/Disclosure/Disclosure'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import { Answer } from './Answer'
import styles from './Faq.module.css'
import type { faqSection } from './schema'

type Props = BandView<ReturnType<typeof faqSection>>

export function Faq({ id, tone, rise, faq, icon, action }: Props) {
  const samples = sampleMarks(faq.items)
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <div className={styles.columns}>
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
      </div>
    </Section>
  )
}
