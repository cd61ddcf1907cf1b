/** Hands the address, which holds the city, to the device; or copies it and says so. */
export async function shareCity(status: HTMLElement | null): Promise<void> {
  const url = location.href
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    // Dismissed without sharing: nothing to say.
    await navigator.share({ title: document.title, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    if (status) status.textContent = status.dataset['shared'] ?? ''
  } catch {
    // No permission, or an old browser: the address itself, ready to be marked and copied.
    if (status) status.textContent = url
  }
}
