/** Copies text. Returns false without permission and in browsers without a clipboard, so that the caller can offer the text instead. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
