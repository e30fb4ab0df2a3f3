import type { HttpContext } from '@adonisjs/core/http'
import { publicUrl } from '#config/app'
import { Forbidden } from '#core/errors'

const safeMethods = ['GET', 'HEAD']
const ownSites = ['same-origin', 'none']

/** Whether a call without a session changes state: all unsafe methods do, and a GET whose route declares it. */
export function changesUnasked(ctx: HttpContext, byGet = false): boolean {
  return byGet || !safeMethods.includes(ctx.request.method())
}

/**
 * Only scripts of our own pages may call routes that need no token: a link, picture or form of another site would make
 * its readers' browsers call them (docs/threats.md T64). Browsers identify the site (Fetch Metadata; older ones and plain
 * http only by Origin); other clients send neither and pass.
 * @throws Forbidden
 */
export function rejectOtherSites({ request, route }: HttpContext): void {
  const site = request.header('sec-fetch-site')
  if (site ? !ownSites.includes(site) : isForeign(request.header('origin'), request.header('host')))
    throw new Forbidden()
  const destination = request.header('sec-fetch-dest') ?? 'empty'
  // Pages of local drivers are plain forms.
  if (destination !== 'empty' && !route!.pattern.startsWith('/local/')) throw new Forbidden()
}

function isForeign(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false
  const from = URL.parse(origin)?.host
  return !from || (from !== host && from !== URL.parse(publicUrl)?.host)
}
