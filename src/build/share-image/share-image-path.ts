/** Where the share image of a page lies: '/win-ai' → '/share/win-ai.jpg'. */
export function shareImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.jpg`
}
