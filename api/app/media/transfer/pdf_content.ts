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
  const streams = /(<<(?:(?!endobj)[^])*?>>)\s*stream\r?\n/g
  let from = 0
  for (let found = streams.exec(text); found; found = streams.exec(text)) {
    if (active.test(plainNames(text.slice(from, streams.lastIndex)))) return true
    const end = text.indexOf('endstream', streams.lastIndex)
    if (end === -1) break
    if (plainNames(found[1]!).includes('/ObjStm') && hasActiveObjects(bytes.subarray(streams.lastIndex, end)))
      return true
    streams.lastIndex = from = end
  }
  return active.test(plainNames(text.slice(from)))
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
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
