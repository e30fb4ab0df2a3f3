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

/** A route whose answers to visitors may be kept in front of the framework (server/shelf). */
export interface ShelvedRoute {
  pattern: string
  /** The names of the query that it reads. */
  names: ReadonlyMap<string, ReadName>
  /** Counts a call in the class of the route. False when the address has had its share. */
  admits: (ip: string) => Promise<boolean>
}

const routes: (ShelvedRoute & { path: RegExp })[] = []

export function registerShelvedRoutes(all: ShelvedRoute[]): void {
  const isFixed = ({ pattern }: ShelvedRoute) => Number(!pattern.includes(':'))
  for (const route of [...all].sort((a, b) => isFixed(b) - isFixed(a))) {
    const path = route.pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')
    routes.push({ ...route, path: new RegExp(`^${path}$`) })
  }
}

export const shelvedRouteOf = (path: string): ShelvedRoute | undefined => routes.find((route) => route.path.test(path))

/** Only these requests are offered to the shelf: others get the answer that the framework alone would give. */
const awaited = new WeakSet<IncomingMessage>()

export const awaitOffer = (request: IncomingMessage): void => void awaited.add(request)
export const isOfferAwaited = (request: IncomingMessage): boolean => awaited.has(request)
