import type { HttpContext } from '@adonisjs/core/http'
import LocalIssuer from '#drivers/invoices/local_issuer'
import { noteChangeValidator } from '#invoices/local/validators'

export default class NoteChangesController {
  /** Answers tests with JSON, and redirects the form of the page back to it. */
  async store({ request, response, params }: HttpContext) {
    const { change } = await request.validateUsing(noteChangeValidator)
    await new LocalIssuer().decideNote(params.requestNo, change)
    if (request.is(['urlencoded'])) return response.redirect().status(303).toPath('/local/invoices')
    return { change }
  }
}
