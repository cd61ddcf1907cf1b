import { BadgeCheck } from 'lucide-react'
import type { HeroView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Picture } from '@/ui/Picture/Picture'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './HomeHero.module.css'
import type { homeHero } from './schema'

type Props = HeroView<ReturnType<typeof homeHero>>

export function HomeHero({ heading, lead, action, proof, picture, icons }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 id="hero-title">
          <Text>{heading}</Text>
        </h1>
        <p className={styles.lead}>
          <Text>{lead}</Text>
        </p>
        <ActionLink size="large" {...action} />
        <a className={styles.proof} href={proof.href} {...(proof.newTab && { target: '_blank', rel: 'noopener' })}>
          <BadgeCheck aria-hidden />
          <Text>{proof.label}</Text>
        </a>
      </div>
      <div className={styles.stage}>
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 40rem) 50vw, 100vw" priority />
        {icons.map((icon) => (
          <VoxelIcon key={icon} className={styles.icon} name={icon} />
        ))}
      </div>
    </section>
  )
}
