import type { IncomingMessage } from 'node:http'

/** How a route reads one name of its query. */
export interface ReadName {
  /** It may repeat, and the order of its values says nothing. */
  isList: boolean
  /** `tag[]` is another name for `tag`, as the framework reads queries; to pages it is an unknown one. */
  takesBrackets: boolean
  /** The one spelling of a value, or null when the route reads it as if it were absent. */
  spell: (value: string) => string | null
}

/** A route whose answers to visitors are cached in front of the framework (server/response_cache). */
export interface CachedRoute {
  pattern: string
  /** The names of the query that it reads. */
  names: ReadonlyMap<string, ReadName>
  /** Counts a call in the class of the route. False when the address has had its share. */
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

/** Requests of the response cache. All others get the answer that the framework alone would give. */
const forCache = new WeakSet<IncomingMessage>()

export const markForCache = (request: IncomingMessage): void => void forCache.add(request)
export const isForCache = (request: IncomingMessage): boolean => forCache.has(request)
