import type { IncomingMessage } from 'node:http'

/** A route whose answers to visitors may be kept in front of the framework (server/shelf). */
export interface ShelvedRoute {
  pattern: string
  /** The names of the query that it reads. */
  names: ReadonlySet<string>
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

export const shelvedRouteOf = (path: string): ShelvedRoute | undefined =>
  routes.find((route) => route.path.test(path))

/** Only these requests are offered to the shelf: others get the answer that the framework alone would give. */
const awaited = new WeakSet<IncomingMessage>()

export const awaitOffer = (request: IncomingMessage): void => void awaited.add(request)
export const isOfferAwaited = (request: IncomingMessage): boolean => awaited.has(request)
