/** Where a visitor finds a file of the build: `win-ai.html` is the page /win-ai, `index.html` is /, and every other file keeps its name. */
export function filePath(name: string): string {
  const path = `/${name}`
  return path.endsWith('.html') ? path.replace(/(\/index)?\.html$/, '') || '/' : path
}
