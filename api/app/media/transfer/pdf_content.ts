import { inflateSync } from 'node:zlib'

/** What a viewer may run: scripts, and programs that an action starts. */
const active = /\/(JavaScript|JS|Launch|Encrypt)(?![A-Za-z0-9])/

const mostUnpacked = 20_000_000

/**
 * Whether a PDF has scripts, or cannot be read for them because it is encrypted. Bodies of streams are skipped, since
 * packed bytes may look like anything, except those of object streams, which contain objects.
 */
export function hasActiveContent(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  let from = 0
  for (let body = bodyAfter(text, 0); body !== -1; body = bodyAfter(text, from)) {
    const objects = plainNames(text.slice(from, body))
    if (active.test(objects)) return true
    const end = text.indexOf('endstream', body)
    const isPacked = objects.slice(objects.lastIndexOf('obj')).includes('/ObjStm')
    if (isPacked && hasActiveObjects(bytes.subarray(body, end === -1 ? undefined : end))) return true
    if (end === -1) return false
    from = end + 'endstream'.length
  }
  return active.test(plainNames(text.slice(from)))
}

/** Where the bytes of the next stream begin, or -1. */
function bodyAfter(text: string, from: number): number {
  const start = /stream\r?\n/g
  start.lastIndex = from
  return start.test(text) ? start.lastIndex : -1
}

/** Unreadable ones count as active: nothing else shows what is in them. */
function hasActiveObjects(packed: Buffer): boolean {
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: mostUnpacked, finishFlush: 2 })
    return active.test(plainNames(unpacked.toString('latin1')))
  } catch {
    return true
  }
}

/** A character of a name may be written as its code: `/J#53`. */
const plainNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
