import type { HttpContext } from '@adonisjs/core/http'
import { registryChangeValidator } from '#certificates/local/validators'
import LocalRegistry from '#drivers/hours/local_registry'

export default class RegistryChangesController {
  /** Answers e2e tests with JSON, and redirects the form of the page back to it. */
  async store({ request, response, params }: HttpContext) {
    const { change } = await request.validateUsing(registryChangeValidator)
    await new LocalRegistry().change(change, params.pushId)
    if (request.accepts(['json', 'html']) === 'html') {
      return response.redirect().status(303).toPath('/local/province')
    }
    return { change }
  }
}
