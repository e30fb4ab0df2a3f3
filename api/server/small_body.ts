import type { IncomingMessage } from 'node:http'

const maxBytes = 1_000_000

/** Body of a call between our own processes; empty if it is too large or breaks off. */
export async function smallBodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of request) {
      bytes += part.length
      if (bytes > maxBytes) return ''
      parts.push(part)
    }
  } catch {
    return ''
  }
  return Buffer.concat(parts).toString()
}
