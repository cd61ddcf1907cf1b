import { type Category, categories } from '#config/categories.ts'
import styles from './Subject.module.css'

/** The name of a subject beside a block in its colour. */
export function Subject({ category }: { category: Category }) {
  return <span className={styles.subject}>{categories[category].label}</span>
}
