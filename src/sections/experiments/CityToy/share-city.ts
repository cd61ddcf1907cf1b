import { copyToClipboard } from '#browser/copy-to-clipboard.ts'

/** Shares the address, which contains the city, with the device's share sheet; or copies it and reports so. */
export async function shareCity(status: HTMLElement | null): Promise<void> {
  const url = location.href
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    // The visitor dismissed the share sheet: nothing to report.
    await navigator.share({ title: document.title, url }).catch(() => undefined)
    return
  }
  const isCopied = await copyToClipboard(url)
  // Not copied: show the address for the visitor to copy.
  if (status) status.textContent = isCopied ? (status.dataset['shared'] ?? '') : url
}
