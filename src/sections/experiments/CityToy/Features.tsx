import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './Features.module.css'

interface Props {
  heading: string
  features: { title: string; text: string; adds: string; icon: string }[]
}

/** The boards of the building site: each builds its feature on the plot when it comes into view. */
export function Features({ heading, features }: Props) {
  return (
    <section className={styles.features} aria-labelledby="hero-features">
      <h2 id="hero-features">
        <Text>{heading}</Text>
      </h2>
      <ol>
        {features.map((feature) => (
          <li key={feature.title} data-builds="">
            <article className={styles.sign}>
              <p className={styles.adds}>
                <Text>{feature.adds}</Text>
              </p>
              <HeadedText title={feature.title} text={feature.text} />
              <VoxelIcon className={styles.thing} name={feature.icon} />
            </article>
          </li>
        ))}
      </ol>
    </section>
  )
}
