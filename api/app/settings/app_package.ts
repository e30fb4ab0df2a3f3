import db from '@adonisjs/lucid/services/db'
import { AppPackageSchema } from '#core/schema'
import { now, toStored } from '#core/time'

const counter = 'appDownloads'

/** The newest package is the one that users download. */
export default class AppPackage extends AppPackageSchema {
  static async findCurrent(): Promise<AppPackage | null> {
    return this.query().orderBy('id', 'desc').first()
  }
}

export async function appDownloadCount(): Promise<number> {
  const row = await db.from('params').where('name', counter).select('value').first()
  return Number(row?.value ?? 0)
}

/** Incremented by the database, so that simultaneous downloads are all counted. */
export async function incrementAppDownloads(): Promise<void> {
  const at = toStored(now())
  const updated = await db
    .from('params')
    .where('name', counter)
    .update({ value: db.raw('value + 1'), updated_at: at })
  if (Number(updated) > 0) return
  await db
    .table('params')
    .knexQuery.insert({ name: counter, value: '0', public: false, updated_at: at })
    .onConflict('name')
    .ignore()
  await db
    .from('params')
    .where('name', counter)
    .update({ value: db.raw('value + 1'), updated_at: at })
}
