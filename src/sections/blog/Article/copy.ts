import { closestTarget } from '#browser/closest-target.ts'

// Buttons that copy: the article's address, or the letter that the button is under. Each says beside itself what it did.
document.addEventListener('click', async (event) => {
  const button = closestTarget(event, '[data-copy]')
  if (!button) return
  const status = button.parentElement?.querySelector<HTMLElement>('[role="status"]')
  const letter = button.closest('[data-device]')?.querySelector<HTMLElement>('[data-letter]')
  const text = letter?.innerText.trim() ?? button.dataset['copy'] ?? ''
  try {
    await navigator.clipboard.writeText(text)
    say(status, status?.dataset['copied'])
  } catch {
    // No permission, or an old browser: the letter is marked, or the address shown, ready to be copied by hand.
    if (letter) getSelection()?.selectAllChildren(letter)
    say(status, status?.dataset['notCopied'] ?? text)
  }
})

function say(status: HTMLElement | null | undefined, words = ''): void {
  if (status) status.textContent = words
}
