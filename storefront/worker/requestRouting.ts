/** How the worker handles a request; null if it leaves it to the browser. */
export type Kind = 'file' | 'picture' | 'page' | 'answer'

export interface RequestInfo {
  method: string
  url: string
  mode: string
  destination: string
  referrer: string
  headers: { get: (name: string) => string | null }
}

/** The API, the admin and the demo's drivers: the worker never answers them. */
const closed =
  /^\/(api|health|local|uploads|pictures|metrics|internal|\.well-known|board\/(admin|teacher|channel|auditor|assets))(\/|$)/
/** A download or a feed is not a page. */
const named = /\.\w+$/
/** Portraits are not cached. */
const picture = /^\/(pictures\/\d+|uploads)\/image\//

/** Paths that can be read offline, without questions, orders, invoices, profiles and codes. */
const personal = [
  /^\/api\/user\/courses$/,
  /^\/api\/vod\/statis\/user-total-play-time$/,
  /^\/api\/user\/papers\/paperId\/\d+$/,
]

/** Only for the page that plays a course, with its contents and notes. */
const studyPage = /^\/index\/study\/\d+$/
const ofStudyPage = [
  /^\/api\/public\/courses\/\d+(\/published-chapters)?$/,
  /^\/api\/user\/courses\/\d+\/(bought|progress|notes)$/,
]

const cacheablePages = [
  studyPage,
  /^\/index$/,
  /^\/index\/(course|article)-info\/\d+$/,
  /^\/board\/user\/my-(course|answer)$/,
  /^\/index\/user-papers\/\d+$/,
  /^\/index\/test-papers\/\d+\/correlation-id\/[\w-]+$/,
]
/** Parameters that change the page. */
const readNames = ['parentCourseId']

export function kindOf(request: RequestInfo, origin: string): Kind | null {
  const { method, mode, destination, referrer, headers } = request
  const { origin: requestOrigin, pathname } = new URL(request.url)
  if (method !== 'GET' || requestOrigin !== origin || headers.get('range')) return null
  if (mode === 'navigate') return closed.test(pathname) || named.test(pathname) ? null : 'page'
  if (pathname.startsWith('/_astro/')) return 'file'
  if (destination === 'image' && picture.test(pathname)) return 'picture'
  if (headers.get('authorization') && isPersonal(pathname, referrer)) return 'answer'
  return null
}

function isPersonal(pathname: string, referrer: string): boolean {
  const isStudied = referrer !== '' && studyPage.test(new URL(referrer).pathname)
  return [...personal, ...(isStudied ? ofStudyPage : [])].some((one) => one.test(pathname))
}

/** The URL under which a page is cached, so that no made-up query makes a second copy; null for other pages. */
export function cacheKey(url: string): string | null {
  const { pathname, searchParams } = new URL(url)
  const path = pathname === '/' ? '/index' : pathname.replace(/\/$/, '')
  if (!cacheablePages.some((one) => one.test(path))) return null
  const read = readNames.flatMap((name) => {
    const value = searchParams.get(name)
    return value && /^\d+$/.test(value) ? [`${name}=${value}`] : []
  })
  return path + (read.length ? `?${read.join('&')}` : '')
}

/** Its island requests the content and shows how old it is. */
export const isShell = (address: string) => !/^\/index($|\/(course|article)-info)/.test(address)
