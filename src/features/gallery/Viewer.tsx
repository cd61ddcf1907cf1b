import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import texts from '#content/interface/gallery.json' with { type: 'json' }
import visually from '#ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './Viewer.module.css'

/**
 * Frame of the full-screen viewer. Empty until a picture is pressed; then viewer.ts fills the strip from the tiles.
 * The status line before it belongs to gallery.ts.
 */
export function Viewer({ title }: { title: string }) {
  return (
    <>
      <p className={visually.hidden} role="status" data-gallery-status="" />
      <dialog className={styles.viewer} data-scheme="dark" aria-label={title} aria-modal="true" data-viewer="">
        <div className={styles.bar}>
          <p className={styles.count} aria-live="polite" data-viewer-count="" />
          <button type="button" className={styles.control} aria-label={texts.close} data-viewer-close="">
            <X aria-hidden />
          </button>
        </div>
        <ul className={styles.strip} data-viewer-strip="" />
        <button type="button" className={`${styles.control} ${styles.previous}`} aria-label={texts.previous} data-viewer-step="-1">
          <ChevronRight aria-hidden />
        </button>
        <button type="button" className={`${styles.control} ${styles.next}`} aria-label={texts.next} data-viewer-step="1">
          <ChevronLeft aria-hidden />
        </button>
      </dialog>
    </>
  )
}
