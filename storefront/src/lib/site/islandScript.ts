import { createHash } from 'node:crypto'
import scriptOfDevelopment from 'astro/runtime/server/astro-island.prebuilt-dev.js'
import script from 'astro/runtime/server/astro-island.prebuilt.js'
import { hasEarlyIslands, laterScript } from './preloads.ts'

const digest = createHash('sha256').update(script).digest('base64url').slice(0, 8)
/** Written by `build/island_script_file.ts`. */
export const islandFile = { path: `/_astro/island.${digest}.js`, source: script }

/**
 * Astro inlines its island script, 4 KB, into each page with islands. A page whose islands are all hydrated after its first
 * view loads it as a file then.
 */
export function withLateIslandScript(html: string): string {
  if (hasEarlyIslands(html)) return html
  return inlined.reduce((page, text) => page.replace(text, late), html)
}

/** Astro chooses by NODE_ENV of the running process. */
const inlined = [script, scriptOfDevelopment].map((text) => `<script>${text}</script>`)
const late = `${laterScript(islandFile.path)}</script>`
