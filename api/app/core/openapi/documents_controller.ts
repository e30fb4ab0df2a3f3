import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { openApiDocument } from '#core/openapi/document'

let text: string | null = null

export default class DocumentsController {
  /** Sent as text: the envelope would add a key that OpenAPI does not allow. */
  show({ response }: HttpContext) {
    text ??= JSON.stringify(openApiDocument(router))
    response.header('Content-Type', 'application/json; charset=utf-8')
    return text
  }
}
