const property = '--win-strip'

/** Height of the status bar in px. It grows with its messages, and covers the bottom of forms and of the preview. */
export function stripHeight(): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue(property)) || 0
}

/** Stylesheets reserve scroll space by this property. */
export function setStripHeight(height: number): void {
  document.documentElement.style.setProperty(property, `${height}px`)
}
