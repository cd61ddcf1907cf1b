/** The address of a page's share image: '/win-ai' → '/share/win-ai.jpg'. */
export function shareImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.jpg`
}
