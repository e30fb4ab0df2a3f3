/** What each script of an island imports. */
export type Imports = Record<string, string[]>

const island = /<astro-island [^>]*client="only"[^>]*>/g
/** Islands whose button somebody waits for: each import that is learned of late costs a slow phone a second. */
const soon = /<astro-island [^>]*component-url="\/_astro\/CourseBuyPanel\.[^>]*>/g
const url = /(?:component|renderer)-url="([^"]+)"/g
const early = /<meta name="early-call"/
const script = /<script type="module" src="([^"]+)">/g

/** The page with all scripts named in its head that it shows nothing without, and those that begin its first call. */
export function withPreloads(html: string, imports: Imports): string {
  const first = scriptsOf(html, imports)
  const links = [...first.map((file) => preload(file)), ...waitedFor(html, imports).map(later)]
  return html.replace('</head>', `${links.join('')}</head>`)

  function later(file: string) {
    return first.includes(file) ? '' : preload(file, ' fetchpriority="low"')
  }
}

const preload = (file: string, more = '') => `<link rel="modulepreload" href="${file}"${more}>`

/** After the page's own picture. */
const waitedFor = (html: string, imports: Imports): string[] =>
  withImports(filesOf(html.match(soon)?.join('') ?? '', url), imports)

export function scriptsOf(html: string, imports: Imports): string[] {
  const own = [...html.matchAll(island)].flatMap(([tag]) => filesOf(tag, url))
  const beginning = early.test(html) ? filesOf(html, script) : []
  return withImports([...beginning, ...own], imports)
}

const filesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, file]) => file!)

const withImports = (files: string[], imports: Imports): string[] => [
  ...new Set(files.flatMap((file) => [file, ...(imports[file] ?? [])])),
]
