import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { openApiDocument } from '#core/openapi/document'
import { partnerDocument } from '#core/openapi/partner_document'

const texts = new Map<string, string>()

export default class DocumentsController {
  show(ctx: HttpContext) {
    return send(ctx, openApiDocument)
  }

  partners(ctx: HttpContext) {
    return send(ctx, partnerDocument)
  }
}

/** Made once, and sent as text: the envelope would add a key that OpenAPI does not allow. */
function send({ response }: HttpContext, made: typeof openApiDocument | typeof partnerDocument): string {
  if (!texts.has(made.name)) texts.set(made.name, JSON.stringify(made(router)))
  response.header('Content-Type', 'application/json; charset=utf-8')
  return texts.get(made.name)!
}
