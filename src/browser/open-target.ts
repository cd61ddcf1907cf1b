// An address that names a disclosure (/win-english#path-2) opens it, and shows it once it has its full height.
async function openTarget(): Promise<void> {
  const target = document.getElementById(location.hash.slice(1))
  if (!(target instanceof HTMLDetailsElement) || target.open) return
  target.open = true
  await new Promise(requestAnimationFrame)
  await Promise.allSettled(target.getAnimations({ subtree: true }).map(({ finished }) => finished))
  target.scrollIntoView()
}

addEventListener('hashchange', openTarget)
openTarget()
