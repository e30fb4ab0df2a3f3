import type { HttpContext } from '@adonisjs/core/http'
import LocalIssuer from '#drivers/invoices/local_issuer'
import { issuerModeValidator } from '#invoices/local/validators'

export default class IssuerModesController {
  /** Answers tests with JSON, and redirects the form of the page back to it. */
  async store({ request, response }: HttpContext) {
    const { mode } = await request.validateUsing(issuerModeValidator)
    await new LocalIssuer().setMode(mode)
    if (request.is(['urlencoded'])) return response.redirect().status(303).toPath('/local/invoices')
    return { mode }
  }
}
