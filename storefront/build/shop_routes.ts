import type { Plugin } from 'vite'

const registry = /\.adonisjs\/client\/registry\/index\.ts$/
const entry = /^ {2}'([^']+)': \{\n([\s\S]*?)\n {2}\},\n/gm
/** A route's parsed path and its types, which `src/lib/http/client.ts` does not read. */
const unread = /^ {4}(tokens|types): .*\n/gm
const pattern = /^ {4}pattern: '([^']*)',$/m

/** What only the board, a monitor or a driver calls. */
const foreignName =
  /(^|\.)(admin|teacher)\.|^(health|media|openapi|statistics)\.|\.local\.(?!people$)/
const foreignPath = /^\/api\/(admin|teacher)\//

/** An admin saves a tracking number on the page of the order in the shop (docs/product.md 8.2). */
const shared = new Set(['invoices.admin.deliveries.store'])

/**
 * Leaves the routes of the board, and what nobody reads of the others, out of what learners download. The types
 * stay whole; a shop that called a route of the board anyway would fail at once.
 */
export function shopRoutes(): Plugin {
  let isBuild = false
  let seen = false
  return {
    name: 'shop-routes',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    transform(code, id) {
      if (!registry.test(id)) return null
      seen = true
      return ownRoutes(code)
    },
    buildEnd(error) {
      if (isBuild && !error && !seen) throw new Error('shop-routes: the registry was not built')
    },
  }
}

/**
 * The registry without the routes of others.
 * @throws Error when the generator writes another form, so that nothing slips through unseen
 */
export function ownRoutes(code: string): string {
  const patterns = code.match(/\bpattern:/g)?.length ?? 0
  const entries = [...code.matchAll(entry)]
  if (!entries.length || entries.length !== patterns) {
    throw new Error(`shop-routes: ${patterns} routes, ${entries.length} entries understood`)
  }
  const cut = code.replace(entry, (whole, name: string, body: string) =>
    isOwn(name, pattern.exec(body)![1]!) ? whole.replace(unread, '') : ''
  )
  const left = [...cut.matchAll(/'(\/api\/(?:admin|teacher)\/[^']*)'/g)].map(([, path]) => path)
  const allowed = entries
    .filter(([, name]) => shared.has(name!))
    .map(([, , body]) => pattern.exec(body!)![1])
  const strays = left.filter((path) => !allowed.includes(path))
  if (cut === code || strays.length) {
    throw new Error(`shop-routes: still in the shop: ${strays.join(', ') || 'everything'}`)
  }
  return cut
}

function isOwn(name: string, path: string): boolean {
  return shared.has(name) || !(foreignName.test(name) || foreignPath.test(path))
}
