import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** `client:painted` for islands that load after the first paint (docs/decisions/0086). */
export function afterPaintIslands(): AstroIntegration {
  const entrypoint = fileURLToPath(new URL('../src/lib/site/afterPaintDirective.ts', import.meta.url))
  return {
    name: 'painted-islands',
    hooks: { 'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'painted', entrypoint }) },
  }
}
