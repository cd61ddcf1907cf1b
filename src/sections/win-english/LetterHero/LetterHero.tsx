import type { HeroView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { HeroText } from '#ui/HeroText/HeroText.tsx'
import { Lawn } from '#ui/Lawn/Lawn.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { ThemeSwitch } from '#ui/ThemeSwitch/ThemeSwitch.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './LetterHero.module.css'
import type { letterHero } from './schema.ts'

type Props = HeroView<ReturnType<typeof letterHero>>

export function LetterHero({ heading, lead, letters, contact, form, parents, picture }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.text}>
        <HeroText styles={styles} heading={heading} lead={lead} />
        <Actions gap="apart" className={styles.actions} actions={[contact, form]} size="large" />
        <p className={styles.parents}>
          <Text>{parents.text}</Text> <ActionLink {...parents.action} look="link" />
        </p>
        <a className={styles.letters} href={letters.href}>
          <VisuallyHidden lang="en">{letters.label}</VisuallyHidden>
          {letters.label.split(' ').map((word) => (
            <LetterBlocks key={word} word={word} />
          ))}
        </a>
      </div>
      <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 66vw, 115vw" priority cutout />
      <VoxelIcon className={styles.tree} name="tree" />
      <ThemeSwitch className={styles.sky} />
      <Lawn className={styles.ground} />
    </section>
  )
}

function LetterBlocks({ word }: { word: string }) {
  return (
    <span className={styles.word} dir="ltr" aria-hidden="true">
      {[...word].map((letter, place) => (
        <i key={`${letter}${place}`} data-narrow={letter === "'" || undefined}>
          {letter === "'" ? '’' : letter}
        </i>
      ))}
    </span>
  )
}
