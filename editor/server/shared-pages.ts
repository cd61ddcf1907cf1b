import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { message } from '../gateway/owner-error.ts'
import type { Share } from '../gateway/screens/share.ts'

interface Answer {
  status: number
  headers: Record<string, string>
  body?: Buffer | string
}

export type ServePages = (request: IncomingMessage) => Answer

const cookie = 'win-look'

/**
 * Serves the pages of share links on an origin of their own, without the editor. A link stores its token in a cookie, so that the pages
 * keep their normal addresses.
 */
export function sharedPages(share: Share, hosts: string[], open: (folder: string) => Promise<ServePages>): RequestListener {
  let opened: { pages: Promise<ServePages>; folder: string } | undefined

  /** The latest build; opened again when there is a newer one. */
  function pages(): Promise<ServePages> {
    const folder = share.folder()
    if (!folder) throw new Error('no pages are shared')
    if (opened?.folder !== folder) opened = { pages: open(folder), folder }
    return opened.pages
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    response.setHeader('X-Robots-Tag', 'noindex')
    response.setHeader('Referrer-Policy', 'no-referrer')
    if (!hosts.includes(request.headers.host ?? '')) return refuse(response, 403)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const token = searchParams.get('look')
    if (token !== null) return enter(token, pathname, request, response)
    if (!share.until(tokenIn(request))) return refuse(response, 403)
    const { status, headers, body } = (await pages())(request)
    // A later link may show other content under the same address.
    return response
      .writeHead(status, { ...headers, 'Cache-Control': 'private, no-cache' })
      .end(request.method === 'HEAD' ? undefined : body)
  }

  function enter(token: string, pathname: string, request: IncomingMessage, response: ServerResponse): unknown {
    const until = share.until(token)
    if (!until) return refuse(response, 403)
    const seconds = Math.floor((until - Date.now()) / 1000)
    const secure = request.headers['x-forwarded-proto'] === 'https' ? '; Secure' : ''
    response.setHeader('Set-Cookie', `${cookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`)
    // Prevents an open redirect: two leading slashes would be a protocol-relative URL.
    return response.writeHead(303, { Location: pathname.replace(/^\/+/, '/'), 'Cache-Control': 'no-store' }).end()
  }

  return (request, response) => {
    answer(request, response).catch(() => refuse(response, 403))
  }
}

function tokenIn({ headers }: IncomingMessage): string {
  return new RegExp(`(?:^|; )${cookie}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? ''
}

function refuse(response: ServerResponse, status: number): unknown {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  return response.end(
    `<!doctype html><html lang="he" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message('linkExpired')}</title><style>body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.25rem/1.6 system-ui,sans-serif;color:#1a1533;color-scheme:light}</style><p>${message('linkExpired')}</p></html>`,
  )
}
