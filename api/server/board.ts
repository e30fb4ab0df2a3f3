import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import type { Handler } from './front_door.js'

const built = fileURLToPath(new URL('../../backoffice/dist/', import.meta.url))

/**
 * The board is one page that draws every staff screen. Its user interface kit writes its styles into
 * the page, hence the one relaxation; scripts come from us alone (docs/decisions).
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the built board: files under their name, the page for every deep link. */
export function boardFiles(): Handler {
  const files = sirv(built, {
    single: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      const hashed = path.startsWith('/assets/')
      response.setHeader(
        'Cache-Control',
        hashed ? 'public, max-age=31536000, immutable' : 'no-cache'
      )
      if (!hashed) response.setHeader('Content-Security-Policy', policy)
    },
  })

  return (request, response) => {
    request.url = request.url!.replace(/^\/board(?=\/assets\/)/, '')
    return files(request, response, () => {
      response.writeHead(404).end()
    })
  }
}
