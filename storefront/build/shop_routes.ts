import type { Plugin } from 'vite'

const registry = /\.adonisjs\/client\/registry\/index\.ts$/
const entry = /^ {2}'([^']+)': \{\n[\s\S]*?\n {2}\},\n/gm

/** What only the board, a monitor or a driver calls. */
const notOurs = /(^|\.)admin\.|^(health|media|statistics)\.|\.local\.(?!people$)/

/** What the desk does on a page of the shop: a tracking number is saved on the page of its order (learner side 2). */
const oursAllTheSame = /^invoices\.admin\.deliveries\./

/**
 * Leaves the routes of the board out of what learners download. The types stay whole; a shop that called
 * one of them anyway would fail at once.
 */
export function shopRoutes(): Plugin {
  return {
    name: 'shop-routes',
    enforce: 'pre',
    transform(code, id) {
      if (!registry.test(id)) return null
      return code.replace(entry, (whole, name: string) => (isOurs(name) ? whole : ''))
    },
  }
}

function isOurs(name: string): boolean {
  return oursAllTheSame.test(name) || !notOurs.test(name)
}
