import type { HeroView } from '@/sections/section-view'
import { Logo } from '@/ui/Logo/Logo'
import { Text } from '@/ui/Text/Text'
import styles from './BrochureEnd.module.css'
import type { brochureEnd } from './schema'

type Props = HeroView<ReturnType<typeof brochureEnd>>

export function BrochureEnd({ heading, lines, address, addressNote }: Props) {
  return (
    <div className={styles.end}>
      <Logo />
      <div>
        <b>
          <Text>{heading}</Text>
        </b>
        {lines.map((line) => (
          <p key={line}>
            <Text>{line}</Text>
          </p>
        ))}
      </div>
      <div>
        <b>
          <bdi dir="ltr">{address}</bdi>
        </b>
        <p>
          <Text>{addressNote}</Text>
        </p>
      </div>
    </div>
  )
}
