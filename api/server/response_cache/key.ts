import type { ReadName } from '../../app/core/cache/cached_routes.js'

const maxKeyLength = 2_000

/**
 * The canonical URL of a response: path, and the known query parameters, with one spelling of each value in a fixed order.
 * The response is rendered from this URL, so that it always matches its key (docs/threats.md T198). Null if only the
 * route itself should read it.
 */
export function keyOf(url: string, names: ReadonlyMap<string, ReadName>): string | null {
  if (!url.startsWith('/') || url.length > maxKeyLength) return null
  const end = url.indexOf('?')
  if (end < 0) return url
  const read = new Map<string, string[]>()
  for (const part of url.slice(end + 1).split('&')) {
    const pair = pairOf(part)
    if (!pair) return null
    const [name, value, isIndexed] = pair
    const how = names.get(name)
    if (!how || (isIndexed && !how.takesBrackets)) continue
    const before = read.get(name)
    if ((before || isIndexed) && !how.isList) return null
    const spelled = how.spell(value)
    if (!before) read.set(name, spelled === null ? [] : [spelled])
    else if (spelled !== null && !before.includes(spelled)) before.push(spelled)
  }
  const query = queryOf(read)
  return query ? `${url.slice(0, end)}?${query}` : url.slice(0, end)
}

function queryOf(read: Map<string, string[]>): string {
  let query = ''
  for (const name of [...read.keys()].sort())
    for (const value of read.get(name)!.sort())
      query += `${query ? '&' : ''}${name}=${isPlain(value) ? value : encodeURIComponent(value)}`
  return query
}

const isPlain = (value: string) => /^[\w.~-]*$/.test(value)

/** `tag` of `tag=a` and of `tag[]=a`; null if parsers may disagree. */
function pairOf(part: string): [name: string, value: string, isIndexed: boolean] | null {
  const at = part.indexOf('=')
  try {
    const name = decode(at < 0 ? part : part.slice(0, at))
    const value = at < 0 ? '' : decode(part.slice(at + 1))
    if (/^\w*$/.test(name)) return [name, value, false]
    const isIndexed = name.endsWith('[]')
    const bare = isIndexed ? name.slice(0, -2) : name
    return /[[\].]/.test(bare) ? null : [bare, value, isIndexed]
  } catch {
    return null
  }
}

const decode = (text: string) => (/[%+]/.test(text) ? decodeURIComponent(text.replaceAll('+', ' ')) : text)

export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
