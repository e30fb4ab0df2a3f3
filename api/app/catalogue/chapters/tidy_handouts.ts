import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { AbandonedDays } from '#media/terms'

const atOnce = 200
const unused = `not exists (select 1 from chapters where chapters.handout_key = stored_files.key)`

/**
 * Removes the handouts that no chapter of any course points at: replaced, taken out, deleted with their
 * chapter, or uploaded for a form that was never saved. A form may stay open for a week.
 * The row goes first and only while nobody uses it: whoever puts a handout into a chapter locks that row.
 * @returns how many were removed
 */
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
