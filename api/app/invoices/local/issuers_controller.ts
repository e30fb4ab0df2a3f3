import type { HttpContext } from '@adonisjs/core/http'
import LocalIssuer from '#drivers/invoices/local_issuer'
import { issuerPage, issuerPolicy } from '#invoices/local/issuer_page'

/** The requests of the local provider of invoices. */
export default class IssuersController {
  async show({ response }: HttpContext) {
    response
      .header('Content-Security-Policy', issuerPolicy)
      .type('text/html; charset=utf-8')
      .send(await issuerPage(new LocalIssuer()))
  }
}
