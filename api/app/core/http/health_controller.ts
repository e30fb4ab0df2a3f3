import db from '@adonisjs/lucid/services/db'
import { isDraining } from '#core/http/draining'
import { Unavailable } from '#core/http/refusal'

/** Live: the process answers. Ready: it may be sent requests. */
export default class HealthController {
  async index() {
    return { status: 'live' }
  }

  async show() {
    if (isDraining()) throw new Unavailable('正在重启')
    try {
      await db.rawQuery('select 1')
    } catch {
      throw new Unavailable('数据库暂时不可用')
    }
    return { status: 'ready' }
  }
}
