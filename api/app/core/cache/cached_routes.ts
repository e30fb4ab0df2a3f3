import type { IncomingMessage } from 'node:http'

/** How a route reads one query parameter. */
export interface ReadName {
  /** It may repeat, in any order. */
  isList: boolean
  /** `tag[]` is another name for `tag`, as the framework parses queries; pages do not know it. */
  takesBrackets: boolean
  /** The canonical spelling of a value, or null if the route treats it as absent. */
  spell: (value: string) => string | null
}

/** A route whose responses to visitors are cached in front of the framework (server/response_cache). */
export interface CachedRoute {
  pattern: string
  /** The query parameters that it reads. */
  names: ReadonlyMap<string, ReadName>
  /** Counts a call towards the rate limit of the route. False if the IP is over the limit. */
  admits: (ip: string) => Promise<boolean>
}

const routes: (CachedRoute & { path: RegExp })[] = []

export function registerCachedRoutes(all: CachedRoute[]): void {
  const isFixed = ({ pattern }: CachedRoute) => Number(!pattern.includes(':'))
  for (const route of [...all].sort((a, b) => isFixed(b) - isFixed(a))) {
    const path = route.pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')
    routes.push({ ...route, path: new RegExp(`^${path}$`) })
  }
}

export const cachedRouteOf = (path: string): CachedRoute | undefined => routes.find((route) => route.path.test(path))

/** Requests made for the response cache. All others bypass it. */
const forCache = new WeakSet<IncomingMessage>()

export const markForCache = (request: IncomingMessage): void => void forCache.add(request)
export const isForCache = (request: IncomingMessage): boolean => forCache.has(request)
