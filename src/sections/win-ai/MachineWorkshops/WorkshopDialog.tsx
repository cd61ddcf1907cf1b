import { ActionLink } from '@/ui/Button/ActionLink'
import { Dialog } from '@/ui/Dialog/Dialog'
import { Picture } from '@/ui/Picture/Picture'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Text } from '@/ui/Text/Text'
import type { MachineWorkshopsProps } from './props'
import styles from './WorkshopDialog.module.css'

type Props = MachineWorkshopsProps['items'][number]['details'] & { id: string; title: string }

export function WorkshopDialog({ id, title, lead, picture, facts, planHeading, plan, action, sample }: Props) {
  return (
    <Dialog id={id} title={title} footer={<ActionLink {...action} />}>
      <Picture className={styles.picture} picture={picture} sizes="(min-width: 46rem) 43rem, 100vw" />
      <p className={styles.lead}>
        <Text>{lead}</Text>
        <SampleMark when={sample} block />
      </p>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>
              <Text>{fact.label}</Text>
            </dt>
            <dd>
              <Text>{fact.value}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.heading}>
        <Text>{planHeading}</Text>
      </h3>
      <ol className={styles.plan}>
        {plan.map((line) => (
          <li key={line}>
            <Text>{line}</Text>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
