import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const squeeze = promisify(gzip)

/** A finished page: its bytes as they are and compressed once, so that a hit computes nothing. */
export type Page = {
  body: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
  headers: [string, string][]
  etag: string
  tags: string[]
  expires: number
}

/** Reads a response to its end: only then are all its facts gathered, and the race with a purge is over. */
export async function fill(
  response: Response,
  { maxAge, tags }: { maxAge: number; tags: string[] }
): Promise<Page> {
  const body = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  for (const name of ['set-cookie', 'content-length', 'CDN-Cache-Control', 'Cache-Tag'])
    headers.delete(name)
  // Browsers keep a copy and ask each time, so a revoked course is gone for them as soon as for us.
  headers.set('Cache-Control', 'no-cache')
  headers.set('Vary', 'Accept-Encoding')
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return {
    body,
    gzip: new Uint8Array(await squeeze(body, { level: 6 })),
    headers: [...headers, ['ETag', etag]],
    etag,
    tags,
    expires: Date.now() + maxAge * 1000,
  }
}

export function respond(page: Page, request: Request, from: 'HIT' | 'MISS' | 'PASS'): Response {
  const headers = new Headers(page.headers)
  headers.set('X-Page-Cache', from)
  if (request.headers.get('if-none-match') === page.etag)
    return new Response(null, { status: 304, headers })
  if (/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) {
    headers.set('Content-Encoding', 'gzip')
    return new Response(page.gzip, { headers })
  }
  return new Response(page.body, { headers })
}
