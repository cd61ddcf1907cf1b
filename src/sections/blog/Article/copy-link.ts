// "Copy link" says what it did, beside the button and to assistive technology.
const button = document.querySelector<HTMLButtonElement>('[data-copy-link]')
const status = document.querySelector<HTMLElement>('[data-copy-status]')

button?.addEventListener('click', async () => {
  const url = button.dataset['copyLink'] ?? location.href
  try {
    await navigator.clipboard.writeText(url)
    say(status?.dataset['copied'] ?? '')
  } catch {
    // No permission, or an old browser: the address itself, ready to be marked and copied.
    say(url)
  }
})

function say(words: string): void {
  if (!status) return
  status.textContent = words
}
