import db from '@adonisjs/lucid/services/db'
import { toWireTime } from '#core/time'

/** Newest first: the first package is the one that users download. */
export async function appPackages(page = 1, pageSize = 10) {
  const all = db.from('app_packages')
  const [[{ total, newest }], rows] = await Promise.all([
    all.clone().count('* as total').max('id as newest'),
    all
      .clone()
      .innerJoin('users', 'users.id', 'app_packages.user_id')
      .select('app_packages.*', 'users.user_name')
      .orderBy('app_packages.id', 'desc')
      .forPage(page, pageSize),
  ])
  return {
    rows: rows.map((row) => ({
      appPackageId: row.id as number,
      version: row.version as string,
      /** In bytes. */
      fileSize: row.bytes as number,
      sha256: row.content_hash as string,
      userName: row.user_name as string,
      createTime: toWireTime(row.created_at as string),
      current: row.id === newest,
    })),
    total: Number(total),
  }
}
