import type { HttpContext } from '@adonisjs/core/http'
import { UserError } from '#core/errors'

interface Accepted {
  types: readonly string[]
  maxBytes: number
  otherType: string
  tooLarge: string
}

/** A file as the whole body; the parser skips bodies of its type. @throws UserError */
export async function readBodyFile(
  request: HttpContext['request'],
  { types, maxBytes, otherType, tooLarge }: Accepted
): Promise<Buffer> {
  if (!request.is([...types])) throw new UserError(otherType)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.request) {
    bytes += chunk.length
    // Reads to the end anyway, so that the sender receives the response.
    if (bytes <= maxBytes) chunks.push(chunk)
  }
  if (bytes > maxBytes) throw new UserError(tooLarge)
  return Buffer.concat(chunks)
}
