// Runs inline in the head, before anything is painted: the visitor's display choices must not flash.
// Kept as plain JavaScript because it is printed into every page as it stands; its hash goes into the content policy.
try {
  Object.assign(document.documentElement.dataset, JSON.parse(localStorage.getItem('win-display') || '{}'))
} catch {
  // Storage is blocked or its value is not ours: the page shows itself as the device asks.
}
