import type { IncomingMessage, ServerResponse } from 'node:http'
import { purgeHere } from '../../app/core/shelf/purges_here.js'
import { isInternalKey } from '../../app/core/http/internal_key.js'
import { smallBodyOf } from '../small_body.js'

export const purgePath = '/internal/purge'

/** Other processes purge by tag after a commit. To everybody else it is as missing as anything else. */
export async function takePurge(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isOurs = request.method === 'POST' && isInternalKey(request.headers['x-internal-key'])
  const tags = isOurs ? tagsOf(await smallBodyOf(request)) : null
  if (tags) purgeHere(tags)
  response.writeHead(tags ? 204 : isOurs ? 400 : 404, { 'Cache-Control': 'no-store' }).end()
}

function tagsOf(text: string): string[] | null {
  try {
    const { tags } = JSON.parse(text)
    const isList = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')
    return isList ? tags : null
  } catch {
    return null
  }
}
