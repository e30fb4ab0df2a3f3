/** What each script of an island imports. */
export type Imports = Record<string, string[]>

const island = /<astro-island [^>]*client="only"[^>]*>/g
const url = /(?:component|renderer)-url="([^"]+)"/g
const early = /<meta name="early-call"/
const script = /<script type="module" src="([^"]+)">/g

/** The page with all scripts named in its head that it shows nothing without, and those that begin its first call. */
export function withPreloads(html: string, imports: Imports): string {
  const links = scriptsOf(html, imports).map((file) => `<link rel="modulepreload" href="${file}">`)
  return html.replace('</head>', `${links.join('')}</head>`)
}

export function scriptsOf(html: string, imports: Imports): string[] {
  const files = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, file]) => file!)
  const own = [...html.matchAll(island)].flatMap(([tag]) => files(tag, url))
  const beginning = early.test(html) ? files(html, script) : []
  return [...new Set([...beginning, ...own].flatMap((file) => [file, ...(imports[file] ?? [])]))]
}
