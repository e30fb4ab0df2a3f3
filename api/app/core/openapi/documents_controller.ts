import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { openApiDocument } from '#core/openapi/document'

let text: string | undefined

export default class DocumentsController {
  /** Made once, and sent as text: the envelope would add a key that OpenAPI does not allow. */
  show({ response }: HttpContext): string {
    text ??= JSON.stringify(openApiDocument(router))
    response.header('Content-Type', 'application/json; charset=utf-8')
    return text
  }
}
