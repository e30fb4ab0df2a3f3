import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { AbandonedDays } from '#media/terms'

const atOnce = 200
const unused = `not exists (select 1 from chapters where chapters.handout_key = stored_files.key)`

/** Deletes a row only while unused: whoever attaches a handout locks it. A form may stay open for a week. */
export async function tidyHandouts(storage: ObjectStorage): Promise<number> {
  const longAgo = toStored(now().minus({ days: AbandonedDays }))
  const files: { id: number; key: string }[] = await db
    .from('stored_files')
    .where('category', 'handout')
    .where('created_at', '<=', longAgo)
    .whereRaw(unused)
    .orderBy('id')
    .limit(atOnce)
    .select('id', 'key')

  let removed = 0
  for (const { id, key } of files) {
    const gone = await db.from('stored_files').where('id', id).whereRaw(unused).delete()
    if (!Number(gone)) continue
    await storage.delete(key)
    removed++
  }
  return removed
}
