import file from 'astro/runtime/server/astro-island.js?url'
import inline from 'astro/runtime/server/astro-island.prebuilt.js'
import { laterScript } from './preloads'

const other = /<astro-island [^>]*client="(?!painted")/

/**
 * Astro writes what begins islands, 4 KB, into each page that has some. A page whose islands all come after its first view
 * gets it as a file then.
 */
export function withLateIslandScript(html: string): string {
  return other.test(html) ? html : html.replace(`<script>${inline}</script>`, () => late)
}

const late = `${laterScript(file)}</script>`
