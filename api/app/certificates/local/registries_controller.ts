import type { HttpContext } from '@adonisjs/core/http'
import { registryPage, registryPolicy } from '#certificates/local/registry_page'
import LocalRegistry from '#drivers/hours/local_registry'

/** The records of the local registry. */
export default class RegistriesController {
  async index() {
    const registry = new LocalRegistry()
    return { mode: await registry.mode(), uploads: await registry.uploads() }
  }

  async show({ response }: HttpContext) {
    const registry = new LocalRegistry()
    response
      .header('Content-Security-Policy', registryPolicy)
      .type('text/html; charset=utf-8')
      .send(registryPage(await registry.mode(), await registry.uploads()))
  }
}
