import type { HttpContext } from '@adonisjs/core/http'
import { UserError } from '#core/errors'

interface Accepted {
  types: readonly string[]
  mostBytes: number
  otherType: string
  tooLarge: string
}

/** A file that is the body; the parser leaves bodies of its type alone. @throws Refusal */
export async function readBodyFile(
  request: HttpContext['request'],
  { types, mostBytes, otherType, tooLarge }: Accepted
): Promise<Buffer> {
  if (!request.is([...types])) throw new UserError(otherType)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.request) {
    bytes += chunk.length
    // Read to its end all the same, so that the sender gets to hear it.
    if (bytes <= mostBytes) chunks.push(chunk)
  }
  if (bytes > mostBytes) throw new UserError(tooLarge)
  return Buffer.concat(chunks)
}
