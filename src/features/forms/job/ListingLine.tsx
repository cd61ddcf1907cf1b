import { useRef } from 'react'
import texts from '#content/interface/form-job.json' with { type: 'json' }
import button from '#ui/Button/Button.module.css'
import { Button } from '#ui/Button/Button.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './ListingLine.module.css'

interface Props {
  /** Title of the listing that the application is for; empty if there is none. */
  title: string
  /** Element id of the first listing. */
  list: string
  onRemove: () => void
}

/** Shows which job the application is for, with a link to the listings and a button to remove it. */
export function ListingLine({ title, list, onRemove }: Props) {
  const change = useRef<HTMLAnchorElement>(null)

  function remove(): void {
    onRemove()
    change.current?.focus()
  }

  return (
    <div className={styles.line}>
      <p aria-live="polite">
        {title ? (
          <>
            {texts.listing}:{' '}
            <b>
              <Text>{title}</Text>
            </b>
          </>
        ) : (
          texts.listingNone
        )}
      </p>
      <div className={styles.ways}>
        <a ref={change} className={button.link} href={`#${list}`}>
          {title ? texts.listingChange : texts.listingChoose}
        </a>
        {title && (
          <Button look="link" onClick={remove}>
            {texts.listingRemove}
          </Button>
        )}
      </div>
    </div>
  )
}
