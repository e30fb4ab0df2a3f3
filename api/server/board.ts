import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { boardPolicy } from './content_policy.js'
import type { Handler } from './handler.js'

const built = fileURLToPath(new URL('../../backoffice/dist/', import.meta.url))

const policy = boardPolicy({
  storage: process.env.CSP_STORAGE_HOSTS,
  video: process.env.CSP_VIDEO_HOSTS,
})

export function boardHandler(): Handler {
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
