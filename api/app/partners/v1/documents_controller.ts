import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { partnerDocument } from '#partners/v1/partner_document'

let text: string | undefined

export default class DocumentsController {
  /** Made once, and sent as text. */
  show({ response }: HttpContext): string {
    text ??= JSON.stringify(partnerDocument(router))
    response.header('Content-Type', 'application/json; charset=utf-8')
    return text
  }
}
