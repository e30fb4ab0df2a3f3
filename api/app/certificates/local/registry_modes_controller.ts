import type { HttpContext } from '@adonisjs/core/http'
import { registryModeValidator } from '#certificates/local/validators'
import LocalRegistry from '#drivers/hours/local_registry'

export default class RegistryModesController {
  /** Answers e2e tests with JSON, and redirects the form of the page back to it. */
  async store({ request, response }: HttpContext) {
    const { mode } = await request.validateUsing(registryModeValidator)
    await new LocalRegistry().setMode(mode)
    if (request.is(['urlencoded'])) {
      return response.redirect().status(303).toPath('/local/province')
    }
    return { mode }
  }
}
