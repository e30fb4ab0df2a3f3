import db from '@adonisjs/lucid/services/db'
import { isDraining } from '#core/http/draining'
import { Unavailable } from '#core/http/refusal'

/** For the monitor and the load balancer: alive means the process answers, ready means that it may be sent work. */
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
