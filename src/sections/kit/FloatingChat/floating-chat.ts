// The chat button floats in a corner of the window. It steps aside while something that can be pressed, filled in or read as a figure
// comes to lie under it; pictures of a gallery are larger than it, so they may.

const chat = document.querySelector<HTMLElement>('[data-floating-chat]')
const kept = 'main :is(a:not([data-gallery-tile]), button, form, summary, dl), footer a'

if (chat) {
  // For styles of the page. Asked with :has() in CSS, the whole page would be looked through whenever a dialog opens.
  document.documentElement.dataset['chatFloats'] = ''
  const under = new Set<Element>()
  let watcher: IntersectionObserver | undefined

  /** Watches the corner alone: the rest of the window is cut off. */
  const watchCorner = () => {
    watcher?.disconnect()
    under.clear()
    const { top, right } = chat.getBoundingClientRect()
    watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) under[isIntersecting ? 'add' : 'delete'](target)
        chat.toggleAttribute('data-aside', under.size > 0)
      },
      { rootMargin: `${-Math.floor(top)}px ${-Math.floor(innerWidth - right)}px 0px 0px` },
    )
    for (const element of document.querySelectorAll(kept)) if (!chat.contains(element)) watcher.observe(element)
  }

  watchCorner()
  addEventListener('resize', watchCorner)
}
