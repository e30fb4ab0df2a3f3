import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

/** The files that a file imports, directly or by others. */
type Imports = Record<string, string[]>

/**
 * Writes down what each script of an island imports (`dist/server/preloads.json`), so that a page whose content is drawn by
 * an island can name all of it in its head: the browser would learn of it from the island's script only.
 */
export function islandPreloads(): AstroIntegration {
  const imports: Imports = {}
  return {
    name: 'island-preloads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [collectImports(imports)] } }),
      'astro:build:done': async ({ dir }) => {
        if (!Object.keys(imports).length) throw new Error('island-preloads: no island was built')
        await writeFile(new URL('../server/preloads.json', dir), JSON.stringify(imports))
      },
    },
  }
}

function collectImports(imports: Imports): Plugin {
  return {
    name: 'island-imports',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const closure = (name: string, found = new Set<string>()) => {
        const file = bundle[name]
        for (const imported of file?.type === 'chunk' ? file.imports : []) {
          if (!found.has(imported)) closure(imported, found.add(imported))
        }
        return found
      }
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue
        imports[`/${name}`] = [...closure(name)].map((imported) => `/${imported}`)
      }
    },
  }
}
