import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { admitTexts } from '#core/http/admit_values'

/**
 * For forms without files: routes read other multipart bodies themselves (config/bodyparser.ts).
 * @throws as `admitTexts`
 */
export async function readMultipartFields({ request }: HttpContext): Promise<void> {
  if (!request.is(['multipart/form-data'])) return
  request.multipart.onFile('*', {}, drain)
  await request.multipart.process({ limit: '20kb', maxFields: 20 })
  request.updateBody(admitTexts(request.body()))
}

/** Each chunk counts towards the limit. */
function drain(part: Readable, count: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    part.on('data', count)
    part.on('end', resolve)
    part.on('error', reject)
  })
}
