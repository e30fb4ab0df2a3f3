import type { ReadName } from '../../app/core/shelf/shelved_routes.js'

const longest = 2_000

/**
 * The canonical address of an answer: path, and the names of the query that are read, with one spelling of each value in
 * a fixed order. The answer is rendered from this address, so that it cannot be another one than its key says
 * (docs/threats.md T198). Null for what only the route itself should read.
 */
export function keyOf(url: string, names: ReadonlyMap<string, ReadName>): string | null {
  if (!url.startsWith('/') || url.length > longest) return null
  const end = url.indexOf('?')
  if (end < 0) return url
  const read = new Map<string, string[]>()
  for (const part of url.slice(end + 1).split('&')) {
    const pair = pairOf(part)
    if (!pair) return null
    const [name, value, isIndexed] = pair
    const how = names.get(name)
    if (!how || (isIndexed && !how.takesBrackets)) continue
    if ((read.has(name) || isIndexed) && !how.isList) return null
    const values = read.get(name) ?? []
    const spelled = how.spell(value)
    if (spelled !== null && !values.includes(spelled)) values.push(spelled)
    read.set(name, values)
  }
  const query = [...read]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, values]) =>
      values.sort().map((value) => `${name}=${encodeURIComponent(value)}`)
    )
  return query.length ? `${url.slice(0, end)}?${query.join('&')}` : url.slice(0, end)
}

/** `tag` of `tag=a` and of `tag[]=a`; null for what parsers may read in two ways. */
function pairOf(part: string): [name: string, value: string, isIndexed: boolean] | null {
  const at = part.indexOf('=')
  try {
    const name = decode(at < 0 ? part : part.slice(0, at))
    const value = at < 0 ? '' : decode(part.slice(at + 1))
    const isIndexed = name.endsWith('[]')
    const bare = isIndexed ? name.slice(0, -2) : name
    return /[[\].]/.test(bare) ? null : [bare, value, isIndexed]
  } catch {
    return null
  }
}

const decode = (text: string) =>
  /[%+]/.test(text) ? decodeURIComponent(text.replaceAll('+', ' ')) : text

export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
