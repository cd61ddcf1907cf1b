import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Data } from '../../authoring/merge/plain-data.ts'
import { currentLogin, loginOf } from '../gateway/current-login.ts'
import type { ContentStore } from '../gateway/entries/content-store.ts'
import { protocol } from '../gateway/entries/protocol.ts'
import { safeName } from '../gateway/entries/safe-name.ts'
import { OwnerError } from '../gateway/owner-error.ts'
import type { SectionLink } from '../gateway/preview/section-links.ts'
import type { ChangeLog, RevertRequest } from '../gateway/publishing/change-log.ts'
import type { Publishing } from '../gateway/publishing/publishing.ts'
import type { Report } from '../gateway/publishing/report.ts'
import type { Card } from '../gateway/screens/cards.ts'
import type { MenuChoice } from '../gateway/screens/choose-menus.ts'
import type { Enquiries } from '../gateway/screens/enquiries.ts'
import type { FoundText } from '../gateway/screens/find-texts.ts'
import type { Launch } from '../gateway/screens/launch.ts'
import type { MenuList } from '../gateway/screens/menu-lists.ts'
import type { CropRequest, Pictures } from '../gateway/screens/pictures.ts'
import type { Share } from '../gateway/screens/share.ts'
import { guard } from './guard.ts'
import { readJson, sendJson } from './json-body.ts'
import type { RunningRequests } from './running-requests.ts'
import { staticFile } from './static-files.ts'

export interface Services {
  content: ContentStore
  pictures: Pictures
  publishing: Publishing
  /** Errors in the saved content of the whole site. */
  report(): Promise<Report>
  /** Links to sections that may have broken since the last publication. */
  sectionLinks(): Promise<SectionLink[]>
  /** Finds where the content contains a text. */
  find(wanted: string, isWhole: boolean): FoundText[]
  hosts: string[]
  /** The initial data of the editor page: forms and texts. */
  config(): unknown
  /** A free file name for a new entry. */
  freeAddress(wanted: string, collection: string): string
  /** The entries that can be referred to, with their titles. */
  choices(collection: string): { value: string; label: string }[]
  /** Details of the entries in a folder, for lists. */
  cards(folder: string): Promise<Card[]>
  /** The pages of the site, as link targets. */
  pages(): { value: string; label: string }[]
  /** The menu lists, and whether each contains this page. */
  menus(address: string): MenuList[]
  chooseMenus(choice: MenuChoice): Promise<void>
  changeLog: ChangeLog
  enquiries: Enquiries
  /** What is left to do before launch. */
  launch(): Launch
  share: Share
  /** Origin of share links; localhost if the machine has no public name. */
  shareOrigin: string
  isBehindProxy: boolean
}

/** The page may connect to this machine only, even if its content is malicious. */
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'"

/** Start time of this process, by which the page notices a restart. */
const startTime = String(Date.now())

/** Handles all requests under /admin. Resolves to false for other paths. */
export function routes(services: Services, isStale: (address: string) => boolean, { track }: Pick<RunningRequests, 'track'>) {
  const allow = guard(services.hosts)
  const answer = protocol(services.content)

  const posts: Record<string, (body: never) => unknown> = {
    api: ({ action, params }: { action: string; params: never }) => answer(action, params),
    preview: ({ path, form, isNew }: { path: string; form: Data; isNew: boolean }) => services.content.preview(path, form, isNew),
    'reset-preview': () => services.content.resetPreview(),
    async pictures({ name: given, folder, content }: { name: string; folder: string; content: string }) {
      const name = await services.pictures.add(given, folder, Buffer.from(content, 'base64'))
      return { name, width: await services.pictures.width(name) }
    },
    async 'remove-picture'({ name }: { name: string }) {
      await services.pictures.remove(name)
      return {}
    },
    crop: (crop: CropRequest) => services.pictures.crop(crop),
    publish: () => services.publishing.publish(),
    discard: ({ path }: { path: string }) => services.publishing.discard(path),
    'restore-save': ({ path }: { path: string }) => services.publishing.restoreSave(path),
    menus: (choice: MenuChoice) => services.chooseMenus(choice),
    revert: ({ id, path, choices }: RevertRequest) => services.changeLog.revert(String(id), path, choices),
    status: (mark: { id: string; status: string }) => services.enquiries.setStatus(mark),
    async share() {
      await services.share.make()
      return shared()
    },
    unshare() {
      services.share.end()
      return shared()
    },
  }
  const gets: Record<string, (query: URLSearchParams) => unknown> = {
    config: () => services.config(),
    choices: (query) => services.choices(query.get('collection') ?? ''),
    cards: (query) => services.cards(query.get('folder') ?? ''),
    pages: () => services.pages(),
    menus: (query) => services.menus(query.get('address') ?? ''),
    pictures: () => services.pictures.list(),
    'unused-pictures': () => services.pictures.unused(),
    changes: () => services.publishing.changes(),
    report: () => services.report(),
    'section-links': () => services.sectionLinks(),
    find: (query) => services.find(query.get('words') ?? '', query.has('whole')),
    history: () => services.changeLog.list(),
    launch: () => services.launch(),
    share: shared,
    enquiries: (query) => services.enquiries.read(query),
    removal: async (query) => {
      await services.content.checkRemoval(query.get('path') ?? '')
      return {}
    },
    damage: async (query) => (await services.publishing.damage(query.get('path') ?? '')) ?? {},
    stale: (query) => ({ isStale: isStale(query.get('address') ?? '') }),
    address(query) {
      const [title, collection] = ['title', 'collection'].map((name) => query.get(name) ?? '') as [string, string]
      // A title without letters still needs a file name, which the owner may not see.
      return { name: services.freeAddress(safeName(title) || (title.trim() && collection), collection) }
    },
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== '/admin' && !pathname.startsWith('/admin/')) return false
    try {
      allow(request)
      const moved = movedTo(pathname)
      if (moved) {
        response.writeHead(301, { location: `${moved}${search}` }).end()
        return true
      }
      response.setHeader('x-editor-began', startTime)
      const name = pathname.slice('/admin/'.length)
      const isPost = request.method === 'POST'
      const [onPost, onGet] = [own(posts, name), own(gets, name)]
      if (isPost) await track(currentLogin.run(loginOf(request, services.isBehindProxy), () => post(onPost, request, response)))
      else if (name === 'enquiries.csv') table(services.enquiries.csv(searchParams), response)
      else if (onGet) sendJson(response, 200, await onGet(searchParams))
      else if (name.startsWith('thumb/')) await thumbnail(decodeURIComponent(name.slice('thumb/'.length)), response)
      else file(name, response)
    } catch (error) {
      const known = error instanceof OwnerError ? error : undefined
      if (!known) console.error('editor:', error)
      sendJson(response, known?.status ?? 500, { error: (error as Error).message, details: known?.details })
    }
    return true
  }

  /** The valid share links, and whether they work on this machine only. */
  function shared() {
    const links = services.share.links().map(({ token, until }) => ({ address: `${services.shareOrigin}/?look=${token}`, until }))
    return { links, isHere: !services.isBehindProxy }
  }

  async function post(handle: ((body: never) => unknown) | undefined, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!handle) throw new OwnerError('404', 404)
    sendJson(response, 200, await handle((await readJson(request)) as never))
  }

  function table(csv: string, response: ServerResponse): void {
    response.setHeader('content-type', 'text/csv; charset=utf-8')
    response.setHeader('content-disposition', `attachment; filename="enquiries-${new Date().toISOString().slice(0, 10)}.csv"`)
    response.setHeader('cache-control', 'no-store')
    response.setHeader('x-content-type-options', 'nosniff')
    response.end(csv)
  }

  async function thumbnail(name: string, response: ServerResponse): Promise<void> {
    const body = await services.pictures.thumbnail(name)
    response.setHeader('content-type', 'image/webp')
    response.setHeader('cache-control', 'private, max-age=300')
    response.end(body)
  }
}

/** The handler with this name, and nothing that every object inherits, such as `constructor`. */
function own<Handler>(handlers: Record<string, Handler>, name: string): Handler | undefined {
  return Object.hasOwn(handlers, name) ? handlers[name] : undefined
}

/** Addresses with a slash at the end, without a screen's name, or bookmarked in an earlier release. */
function movedTo(pathname: string): string | undefined {
  const address = pathname.replace(/\/+$/, '').replace(/^\/admin\/(?:desk|screens)(?=\/|$)/, '/admin/screens')
  const moved = address === '/admin/screens' ? '/admin/screens/start' : address
  return moved === pathname ? undefined : moved
}

function file(name: string, response: ServerResponse): void {
  const found = staticFile(name)
  if (!found) throw new OwnerError('404', 404)
  response.setHeader('content-type', found.type)
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('content-security-policy', policy)
  response.setHeader('x-robots-tag', 'noindex')
  response.setHeader('referrer-policy', 'same-origin')
  response.end(found.body)
}
