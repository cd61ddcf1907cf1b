// An address that names a disclosure (/win-english#path-2) opens it.
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  if (!(target instanceof HTMLDetailsElement) || target.open) return
  target.open = true
  target.scrollIntoView()
}

addEventListener('hashchange', openTarget)
openTarget()
