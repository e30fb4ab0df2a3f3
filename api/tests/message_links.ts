import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const pages = fileURLToPath(new URL('../../storefront/src/pages', import.meta.url))

/** The paths of the storefront, from its page files. */
const shop = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.astro'))
  .map((file) => file.replace(/(\/?index)?\.astro$/, ''))
  .map((path) => new RegExp(`^/${path.replace(/\[\w+\]/g, '[\\w-]+')}$`))

const board = /^\/board\/(admin|teacher|channel)\/[a-z-]+(\/[\w-]+)?$/

/** A page of the storefront or a screen of the admin, never another host. */
export const isOfProduct = (link: string): boolean => board.test(link) || shop.some((page) => page.test(link))
