import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const gzipAsync = promisify(gzip)

/** Stored plain and compressed, so that a hit computes nothing. */
export type Page = {
  body: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
  headers: [string, string][]
  etag: string
  tags: string[]
  expires: number
}

/** Reads the response to its end: a purge before that is still noticed. */
export async function buildPage(
  response: Response,
  { maxAge, tags }: { maxAge: number; tags: string[] }
): Promise<Page> {
  const body = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  for (const name of ['set-cookie', 'content-length', 'CDN-Cache-Control', 'Cache-Tag'])
    headers.delete(name)
  // Browsers revalidate each time, so an unpublished course is gone at once.
  headers.set('Cache-Control', 'no-cache')
  headers.set('Vary', 'Accept-Encoding')
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return {
    body,
    gzip: new Uint8Array(await gzipAsync(body, { level: 6 })),
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
