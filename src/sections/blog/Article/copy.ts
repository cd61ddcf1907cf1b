import { closestTarget } from '#browser/closest-target.ts'

// Buttons that copy the article's address, or the letter above the button. The result is announced beside the button.
document.addEventListener('click', async (event) => {
  const button = closestTarget(event, '[data-copy]')
  if (!button) return
  const status = button.parentElement?.querySelector<HTMLElement>('[role="status"]')
  const letter = button.closest('[data-device]')?.querySelector<HTMLElement>('[data-letter]')
  const text = letter?.innerText.trim() ?? button.dataset['copy'] ?? ''
  try {
    await navigator.clipboard.writeText(text)
    setStatus(status, status?.dataset['copied'])
  } catch {
    // No permission, or an old browser: select the letter, or show the address, so that the reader can copy it by hand.
    if (letter) getSelection()?.selectAllChildren(letter)
    setStatus(status, status?.dataset['notCopied'] ?? text)
  }
})

function setStatus(status: HTMLElement | null | undefined, words = ''): void {
  if (status) status.textContent = words
}
