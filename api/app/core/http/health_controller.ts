import { statfs } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import { isKnownDamaged } from '#core/connections/file_health'
import { embeddedDatabase } from '#core/connections/embedded_database'
import { isDraining } from '#core/http/draining'
import { failureOf, hasFullDisk } from '#core/http/outages'
import { Unavailable } from '#core/errors'
import env from '#start/env'

/** Below this a commit of SQLite or a small picture may not fit. */
const neededBytes = 4 * 1024 * 1024

/** Live: the process responds. Ready: it may receive requests. */
export default class HealthController {
  async index() {
    return { status: 'live' }
  }

  async show() {
    if (isDraining()) throw new Unavailable('正在重启')
    if (hasFullDisk() || (await roomLeft()) < neededBytes) throw new Unavailable('存储空间不足')
    const file = embeddedDatabase(process.env)
    if (file && isKnownDamaged(file)) throw new Unavailable('数据库文件已损坏，请从备份恢复')
    try {
      await db.rawQuery('select 1')
    } catch (error) {
      failureOf(error)
      throw new Unavailable('数据库暂时不可用')
    }
    return { status: 'ready' }
  }
}

async function roomLeft(): Promise<number> {
  const { bavail, bsize } = await statfs(env.get('DATA_DIR'))
  return bavail * bsize
}
