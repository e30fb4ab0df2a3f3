import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { ListSeconds, signStatusList } from '#certificates/issues/status_list'
import { NotFound } from '#core/errors'

export default class StatusListsController {
  /** Tells any verifier which certificates are revoked or superseded. */
  async show({ params, response }: HttpContext) {
    const list = await signStatusList(db.connection(), params.list)
    if (!list) throw new NotFound()
    response.header('Content-Type', 'application/vc+jwt')
    response.header('Access-Control-Allow-Origin', '*')
    response.header('Cache-Control', `public, max-age=${ListSeconds}`)
    response.send(list)
  }
}
