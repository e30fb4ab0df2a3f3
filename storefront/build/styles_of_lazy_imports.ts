import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

const ownSource = /\/storefront\/src\/[^?]+$/
const page = /\/storefront\/src\/pages\/.+\.astro$/
const sheet = /\.css$/
const notOnServer = '\0not-on-server'

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

/**
 * Styles of what a component imports when it is first shown (dialogs, the player) come with its script. Without this
 * Astro writes them into each page that might show it.
 */
export function stylesOfLazyImports(): Plugin[] {
  const pages = new Pages()
  return [leaveOutOnServer(pages), loadInBrowsers(pages)]
}

/** What the server renders of each page, and the style sheets of it. */
class Pages {
  #sheets = new Map<string, Set<string>>()
  #ofModule = new Map<string, Set<string>>()

  add(name: string, modules: readonly string[]) {
    this.#sheets.set(name, new Set(modules.filter((id) => sheet.test(id))))
    for (const id of modules) this.#ofModule.set(id, (this.#ofModule.get(id) ?? new Set()).add(name))
  }

  /** The sheets of a lazy import that a page with one of its importers does not have. */
  missing(graph: Graph, id: string): string[] {
    const pages = this.#pagesAbove(graph, id)
    return importsOf(graph, id).filter(
      (one) => sheet.test(one) && pages.some((name) => !this.#sheets.get(name)!.has(one))
    )
  }

  #pagesAbove(graph: Graph, id: string, seen = new Set<string>()): string[] {
    if (seen.has(id)) return []
    seen.add(id)
    const found = this.#ofModule.get(id.split('?')[0]!)
    if (found) return [...found]
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
    return [...importers, ...dynamicImporters].flatMap((one) => this.#pagesAbove(graph, one, seen))
  }
}

/** A server never calls these imports: they stand in effects and handlers. */
function leaveOutOnServer(pages: Pages): Plugin {
  return {
    name: 'lazy-imports-of-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId(_source, importer, { kind }) {
      return kind === 'dynamic-import' && ownSource.test(importer ?? '') ? notOnServer : null
    },
    load(id) {
      if (id !== notOnServer) return null
      return "throw new Error('a lazy import of the shop is for browsers')"
    },
    buildEnd() {
      for (const id of this.getModuleIds()) if (page.test(id)) pages.add(id, importsOf(this, id))
    },
  }
}

/** Vite loads the sheets that a chunk names with it. Astro takes those of its own name for itself: these are copies. */
function loadInBrowsers(pages: Pages): Plugin {
  const copies = new Set<string>()
  return {
    name: 'styles-of-lazy-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const id of lazyImports(this)) {
          const missing = pages.missing(this, id)
          if (!missing.length) continue
          // Named by the chunk of the import alone: what stands in a chunk of many pages would be loaded by each of them.
          const sheets = chunks.find(({ modules }) => id in modules)?.viteMetadata?.importedCss
          if (!sheets) throw new Error(`styles-of-lazy-imports: ${id} is in no chunk`)
          for (const chunk of chunks) {
            if (!missing.some((one) => one in chunk.modules)) continue
            const source = sourceOf(chunk, bundle)
            const fileName = `_astro/${chunk.name}.${digest(source)}.lazy.css`
            if (!copies.has(fileName)) this.emitFile({ type: 'asset', fileName, source })
            sheets.add(fileName)
            copies.add(fileName)
          }
        }
        if (!copies.size) throw new Error('styles-of-lazy-imports: no lazy import has styles')
      },
    },
    writeBundle(_options, bundle) {
      const lost = [...copies].filter((name) => !(name in bundle))
      if (lost.length) throw new Error(`styles-of-lazy-imports: ${lost.join(', ')} was removed`)
    },
  }
}

function lazyImports(graph: Graph): string[] {
  return [...graph.getModuleIds()].filter((id) =>
    graph.getModuleInfo(id)?.dynamicImporters.some((one) => ownSource.test(one.split('?')[0]!))
  )
}

/** A module and what it imports, directly or by others; nothing of its lazy imports. */
function importsOf(graph: Graph, id: string, found = new Set<string>()): string[] {
  found.add(id)
  for (const one of graph.getModuleInfo(id)?.importedIds ?? []) {
    if (!found.has(one)) importsOf(graph, one, found)
  }
  return [...found]
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** The rules of a chunk's own sheets. */
function sourceOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string {
  const names = [...(chunk.viteMetadata?.importedCss ?? [])].filter((name) => !isCopy(name))
  return names
    .map((name) => bundle[name])
    .map((file) => (file?.type === 'asset' ? String(file.source) : ''))
    .join('')
}

const isCopy = (name: string) => name.endsWith('.lazy.css')
