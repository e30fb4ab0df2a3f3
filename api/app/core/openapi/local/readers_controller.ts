import type { HttpContext } from '@adonisjs/core/http'
import { fileURLToPath } from 'node:url'
import { NotFound } from '#core/errors'

const files = ['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js']

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reader',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
})
`

const page = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>筑学接口说明</title>
<link rel="stylesheet" href="/local/api-docs/swagger-ui.css">
</head>
<body>
<div id="reader"></div>
<script src="/local/api-docs/swagger-ui-bundle.js"></script>
<script src="/local/api-docs/start.js"></script>
</body>
</html>
`

export default class ReadersController {
  index({ response }: HttpContext) {
    response.header('Content-Security-Policy', policy)
    response.header('Content-Type', 'text/html; charset=utf-8')
    return page
  }

  show({ params, response }: HttpContext) {
    if (!files.includes(params.file)) throw new NotFound()
    if (params.file === 'start.js') {
      response.header('Content-Type', 'text/javascript; charset=utf-8')
      return start
    }
    response.download(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${params.file}`)))
  }
}
