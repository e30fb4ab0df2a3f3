import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#core/http/refusal'
import { importMessages, MostImportBytes } from '#exams/questions/terms'

/** A file that is the body; the parser leaves bodies of its type alone. @throws Refusal */
export async function readFile(
  request: HttpContext['request'],
  types: readonly string[],
  otherwise: string
): Promise<Uint8Array> {
  if (!request.is([...types])) throw new Refusal(otherwise)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.request) {
    bytes += chunk.length
    // Read to its end all the same, so that the sender gets to hear it.
    if (bytes <= MostImportBytes) chunks.push(chunk)
  }
  if (bytes > MostImportBytes) throw new Refusal(importMessages.tooLarge)
  return Buffer.concat(chunks)
}
