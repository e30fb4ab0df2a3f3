import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { suggestInvoice } from '#invoices/suggest_invoice'

export default class SuggestionsController {
  async show(ctx: HttpContext) {
    return { invoice: await suggestInvoice(requireUser(ctx)) }
  }
}
