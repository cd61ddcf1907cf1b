import { closestTarget } from '#browser/closest-target.ts'
import { copyToClipboard } from '#browser/copy-to-clipboard.ts'

// Buttons that copy the article's address, or the letter above the button. The result is announced beside the button.
document.addEventListener('click', async (event) => {
  const button = closestTarget(event, '[data-copy]')
  if (!button) return
  const status = button.parentElement?.querySelector<HTMLElement>('[role="status"]')
  const letter = button.closest('[data-block]')?.querySelector<HTMLElement>('[data-letter]')
  const text = letter?.innerText.trim() ?? button.dataset['copy'] ?? ''
  const isCopied = await copyToClipboard(text)
  // Not copied: select the letter, or show the address, so that the reader can copy it by hand.
  if (!isCopied && letter) getSelection()?.selectAllChildren(letter)
  if (status) status.textContent = (isCopied ? status.dataset['copied'] : (status.dataset['notCopied'] ?? text)) ?? ''
})
