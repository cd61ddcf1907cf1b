import { ActionLink } from '@/ui/Button/ActionLink'
import { Text } from '@/ui/Text/Text'
import type { AiPathsProps } from './AiPaths'
import styles from './Programme.module.css'

type Props = AiPathsProps['items'][number]['programme'] & { id: string }

const comesWithLabel = 'נכנסים עם'
const leavesWithLabel = 'יוצאים עם'

export function Programme({ id, kicker, title, text, learns, comesWith, leavesWith, action }: Props) {
  return (
    <article className={styles.programme} id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <small>
          <Text>{kicker}</Text>
        </small>{' '}
        <Text>{title}</Text>
      </h3>
      <p>
        <Text>{text}</Text>
      </p>
      <ul>
        {learns.map((line) => (
          <li key={line}>
            <Text>{line}</Text>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>{comesWithLabel}</dt>
          <dd>
            <Text>{comesWith}</Text>
          </dd>
        </div>
        <div>
          <dt>{leavesWithLabel}</dt>
          <dd>
            <Text>{leavesWith}</Text>
          </dd>
        </div>
      </dl>
      <ActionLink className={styles.action} {...action} />
    </article>
  )
}
