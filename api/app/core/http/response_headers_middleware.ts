import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

export default class ResponseHeadersMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    request.request.headers.accept = 'application/json'
    response.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    response.header('Cache-Control', 'no-store')
    response.header('X-Request-Id', request.id()!)
    return next()
  }
}
