import type { ReactNode } from 'react'
import type { HeroView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { HeroWords } from '@/ui/HeroWords/HeroWords'
import { Picture } from '@/ui/Picture/Picture'
import { ProofLink } from '@/ui/ProofLink/ProofLink'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './HomeHero.module.css'
import type { homeHero } from './schema'

type Props = HeroView<ReturnType<typeof homeHero>> & {
  /** The way in for parents. */
  children: ReactNode
}

export function HomeHero({ heading, lead, action, proof, picture, icons, children }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <HeroWords styles={styles} heading={heading} lead={lead} />
        <ActionLink size="large" {...action} />
        {children}
        <ProofLink className={styles.proof} {...proof} />
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
