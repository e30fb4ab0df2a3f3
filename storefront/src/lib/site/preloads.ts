/** What each script of an island imports. */
export type Imports = Record<string, string[]>

const island = /<astro-island [^>]*client="only"[^>]*>/g
/** Each import that is learned of late costs a slow phone a second. */
const painted = /<astro-island ([^>]*client="painted"[^>]*>)/g
/** Read by the directive `client:painted`. */
export const importsAttribute = 'imports'
const url = /(?:component|renderer)-url="([^"]+)"/g
const script = /<script type="module" src="([^"]+)">/g

/**
 * The page with all scripts named in its head that it runs at once or shows nothing without. Islands of `client:painted` get
 * the names of what they import, each once in a page.
 */
export function withPreloads(html: string, imports: Imports): string {
  const first = scriptsOf(html, imports)
  const named = new Set(first)
  return html
    .replace('</head>', `${first.map(preload).join('')}</head>`)
    .replace(painted, (tag, rest: string) => {
      const more = withImports(filesOf(tag, url), imports).filter((file) => !named.has(file))
      for (const file of more) named.add(file)
      return more.length ? `<astro-island ${importsAttribute}="${more.join(' ')}" ${rest}` : tag
    })
}

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
