/** What each script of an island imports. */
export type Imports = Record<string, string[]>

const island = /<astro-island [^>]*client="only"[^>]*>/g
/** Each import that is learned of late costs a slow phone a second. */
const painted = /<astro-island ([^>]*client="painted"[^>]*>)/g
/** Read by the directive `client:painted`, which every page has. */
export const importsAttribute = 'imports'
/** A script of this type is not fetched until the directive runs it. */
export const laterType = 'text/after-first-view'
const url = /(?:component|renderer)-url="([^"]+)"/g
const script = /<script type="module" src="([^"]+)">/g

/**
 * A page that islands draw names all of its scripts in the head. Any other runs them after its first view, and so do its
 * islands; both get the names of what they import, each once in a page.
 */
export function withPreloads(html: string, imports: Imports): string {
  const first = scriptsOf(html, imports)
  const isDrawnByIslands = html.match(island) !== null
  const named = new Set(isDrawnByIslands ? first : [])
  const unnamed = (files: string[]) => {
    const more = withImports(files, imports).filter((file) => !named.has(file))
    for (const file of more) named.add(file)
    return more
  }
  const page = html.replace(
    painted,
    (tag, rest: string) => `<astro-island ${attributeOf(unnamed(filesOf(tag, url)))}${rest}`
  )
  if (isDrawnByIslands) return page.replace('</head>', `${first.map(preload).join('')}</head>`)
  return page.replace(script, (_, file: string) => laterScript(file, unnamed([file])))
}

/** The tag of a script that the directive runs, with the other files that it fetches for it. */
export function laterScript(file: string, files: string[] = []): string {
  const others = files.filter((other) => other !== file)
  return `<script type="${laterType}" ${attributeOf(others)}src="${file}">`
}

const attributeOf = (files: string[]) =>
  files.length ? `${importsAttribute}="${files.join(' ')}" ` : ''

const preload = (file: string) => `<link rel="modulepreload" href="${file}">`

export function scriptsOf(html: string, imports: Imports): string[] {
  const own = [...html.matchAll(island)].flatMap(([tag]) => filesOf(tag, url))
  return withImports([...filesOf(html, script), ...own], imports)
}

const filesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, file]) => file!)

const withImports = (files: string[], imports: Imports): string[] => [
  ...new Set(files.flatMap((file) => [file, ...(imports[file] ?? [])])),
]
