const longest = 2_000

/**
 * Path and the names of the query that are read, in a fixed order: other names and another order make no second entry.
 * Texts stay as they were sent, because two that a parser of ours reads alike may differ for the framework. Null for
 * what only the framework should read.
 */
export function keyOf(url: string, names: ReadonlySet<string>): string | null {
  if (!url.startsWith('/') || url.length > longest) return null
  const end = url.indexOf('?')
  if (end < 0) return url
  const read: [name: string, part: string][] = []
  for (const part of url.slice(end + 1).split('&')) {
    const name = nameOf(part)
    if (name === null) return null
    if (names.has(name)) read.push([name, part])
  }
  if (!read.length) return url.slice(0, end)
  read.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `${url.slice(0, end)}?${read.map(([, part]) => part).join('&')}`
}

/** `tag` of `tag=a` and of `tag[]=a`. */
function nameOf(part: string): string | null {
  const [name] = part.split('=', 1)
  try {
    const decoded = decodeURIComponent(name)
    return decoded.startsWith('[') ? null : decoded.split('[', 1)[0]
  } catch {
    return null
  }
}

export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
