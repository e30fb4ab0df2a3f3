import type { IncomingMessage } from 'node:http'

/** More than any call or page of ours needs: a cart has 100 rows. */
const maxParameters = 100

/** Control characters, and a fragment, which no client sends. */
const invalidCharacters = /#|[^ -~\u0080-\u00ff]/
/** Anything but segments of unreserved characters and sub-delimiters (RFC 3986, 3.3). */
const oddPath = /[^\w.~!$&'()*+,;=:@/-]|\/\/|\/\./
const unreserved = /^[\w.~-]$/
/** Characters that a router or a file server would decode. */
const invalidInPath = /\\|[^ -~\u0080-\u{10ffff}]/u

/**
 * The canonical spelling of each URL, so that limits, cache keys and routers read the same one (docs/threats.md T198). In
 * the query only invalid characters are rejected, because it is read by its parameters.
 * @returns the URL to redirect to if it differs from `url`; null if it is rejected
 */
export function canonicalAddress(url: string): string | null {
  if (invalidCharacters.test(url)) return null
  const [path, query] = divide(withoutOrigin(url))
  if (!path.startsWith('/') || parametersOf(query) > maxParameters) return null
  const canonical = oddPath.test(path) ? canonicalPath(path) : path
  return canonical === null ? null : canonical + encodeBytes(query)
}

/** RFC 9112, 3.2: more than one is rejected. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at].length === 4 && rawHeaders[at].toLowerCase() === 'host') hosts++
  return hosts < 2
}

/** A proxy may send the whole URL (RFC 9112, 3.2.2). */
function withoutOrigin(url: string): string {
  if (url.startsWith('/')) return url
  const [origin] = /^https?:\/\/[^/?]*/i.exec(url) ?? ['']
  const rest = url.slice(origin.length)
  return origin && !rest.startsWith('/') ? `/${rest}` : rest
}

function divide(url: string): [path: string, query: string] {
  const end = url.indexOf('?')
  return end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
}

function parametersOf(query: string): number {
  let count = query ? 1 : 0
  for (let at = query.indexOf('&'); at >= 0; at = query.indexOf('&', at + 1)) count++
  return count
}

function canonicalPath(path: string): string | null {
  const segments: string[] = []
  let endsWithSlash = false
  for (const raw of path.split('/').slice(1)) {
    const segment = canonicalSegment(raw)
    if (segment === null) return null
    endsWithSlash = ['', '.', '..'].includes(segment)
    if (segment === '..') segments.pop()
    else if (!endsWithSlash) segments.push(segment)
  }
  return `/${segments.join('/')}${endsWithSlash && segments.length ? '/' : ''}`
}

function canonicalSegment(raw: string): string | null {
  const encoded = encodeBytes(raw)
    .replace(/[^\w.~!$&'()*+,;=:@%-]/g, (char) => encodeURIComponent(char))
    .replace(/%([\da-f]{2})/gi, (all, hex) => {
      const char = String.fromCharCode(Number.parseInt(hex, 16))
      return unreserved.test(char) ? char : all.toUpperCase()
    })
  try {
    return invalidInPath.test(decodeURIComponent(encoded)) ? null : encoded
  } catch {
    return null
  }
}

/** Node reads a byte as one character. */
function encodeBytes(text: string): string {
  return text.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)
}
