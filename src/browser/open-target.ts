// An address that names a disclosure (/win-english#path-2) opens it, and shows it once it has its full height, and the one that closes
// for it, which may be above it, has none.
async function openTarget(): Promise<void> {
  const target = document.getElementById(location.hash.slice(1))
  if (!(target instanceof HTMLDetailsElement) || target.open) return
  target.open = true
  await new Promise(requestAnimationFrame)
  const moving = document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('details'))
  await Promise.allSettled(moving.map(({ finished }) => finished))
  target.scrollIntoView()
}

addEventListener('hashchange', openTarget)
openTarget()
