import { importsAttribute, laterType } from './later.ts'

/** What each script of an island imports. */
export type Imports = Record<string, string[]>

/** Its properties may hold any character but a quote: the name of a course a `>`. */
const island = /<astro-island [^">]*(?:"[^"]*"[^">]*)*>/g
const clientOf = (tag: string) => / client="([^"]+)"/.exec(tag)?.[1]
const url = /(?:component|renderer)-url="([^"]+)"/g
const script = /<script type="module" src="([^"]+)">/g

/** Islands that do not wait for the first view. */
export const hasEarlyIslands = (html: string) => (html.match(island) ?? []).some((tag) => clientOf(tag) !== 'painted')

/**
 * A page with early islands names all of its scripts in the head. Any other runs them after its first view. What waits
 * gets the names of what it imports, each once in a page: an import that is learned of late costs a slow phone a second.
 */
export function withPreloads(html: string, imports: Imports): string {
  const isEarly = hasEarlyIslands(html)
  const first = isEarly ? scriptsOf(html, imports) : []
  const named = new Set(first)
  const unnamed = (files: string[]) => {
    const more = withImports(files, imports).filter((file) => !named.has(file))
    for (const file of more) named.add(file)
    return more
  }
  const page = html.replace(island, (tag) => {
    if (clientOf(tag) !== 'painted') return tag
    return tag.replace(' ', () => ` ${attributeOf(unnamed(filesOf(tag, url)))}`)
  })
  if (isEarly) return page.replace('</head>', `${first.map(preload).join('')}</head>`)
  return page.replace(script, (_, file: string) => laterScript(file, unnamed([file])))
}

/** The tag of a script that the directive runs, with the other files that it fetches for it. */
export function laterScript(file: string, files: string[] = []): string {
  const others = files.filter((other) => other !== file)
  return `<script type="${laterType}" ${attributeOf(others)}src="${file}">`
}

const attributeOf = (files: string[]) => (files.length ? `${importsAttribute}="${files.join(' ')}" ` : '')

const preload = (file: string) => `<link rel="modulepreload" href="${file}">`

export function scriptsOf(html: string, imports: Imports): string[] {
  const own = (html.match(island) ?? []).filter((tag) => clientOf(tag) === 'only').flatMap((tag) => filesOf(tag, url))
  return withImports([...filesOf(html, script), ...own], imports)
}

const filesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, file]) => file!)

const withImports = (files: string[], imports: Imports): string[] => [
  ...new Set(files.flatMap((file) => [file, ...(imports[file] ?? [])])),
]
