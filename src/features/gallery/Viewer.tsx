import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import * as words from '@/content/interface/gallery.json'
import visually from '@/ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './Viewer.module.css'

/** The full-screen viewer's frame. Empty until a picture is pressed; viewer.ts fills the strip from the tiles. Before it, what gallery.ts says. */
export function Viewer({ title }: { title: string }) {
  return (
    <>
      <p className={visually.hidden} role="status" data-gallery-said="" />
      <dialog className={styles.viewer} data-scheme="dark" aria-label={title} aria-modal="true" data-viewer="">
        <div className={styles.bar}>
          <p className={styles.count} aria-live="polite" data-viewer-count="" />
          <button type="button" className={styles.control} aria-label={words.close} data-viewer-close="">
            <X aria-hidden />
          </button>
        </div>
        <ul className={styles.strip} data-viewer-strip="" />
        <button type="button" className={`${styles.control} ${styles.previous}`} aria-label={words.previous} data-viewer-step="-1">
          <ChevronRight aria-hidden />
        </button>
        <button type="button" className={`${styles.control} ${styles.next}`} aria-label={words.next} data-viewer-step="1">
          <ChevronLeft aria-hidden />
        </button>
      </dialog>
    </>
  )
}
