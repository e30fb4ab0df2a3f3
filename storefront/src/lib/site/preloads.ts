/** What each script of an island imports. */
export type Imports = Record<string, string[]>

const island = /<astro-island [^>]*client="only"[^>]*>/g
/** Islands whose button somebody waits for: each import that is learned of late costs a slow phone a second. */
const soon = /<astro-island [^>]*component-url="\/_astro\/CourseBuyPanel\.[^>]*>/
const url = /(?:component|renderer)-url="([^"]+)"/g
const early = /<meta name="early-call"/
const script = /<script type="module" src="([^"]+)">/g

/**
 * The page with all scripts named in its head that it shows nothing without, and those that begin its first call. Those of a
 * button follow after the picture that stands above it.
 */
export function withPreloads(html: string, imports: Imports): string {
  const first = scriptsOf(html, imports)
  const later = (tag: string) =>
    withImports(filesOf(tag, url), imports).filter((file) => !first.includes(file))
  return html.replace('</head>', `${first.map((file) => preload(file)).join('')}</head>`).replace(
    soon,
    (tag) =>
      later(tag)
        .map((file) => preload(file, low))
        .join('') + tag
  )
}

const preload = (file: string, more = '') => `<link rel="modulepreload" href="${file}"${more}>`
const low = ' fetchpriority="low"'

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
