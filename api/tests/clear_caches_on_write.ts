import db from '@adonisjs/lucid/services/db'
import { clearCaches } from '#core/cache/memory_cache'

const tables = [
  'params',
  'channels',
  'users',
  'courses',
  'course_models',
  'course_tags',
  'discount_rules',
  'chapters',
  'teacher_profiles',
  'synonym_groups',
  'synonyms',
]
const written = new RegExp(`^(insert into|update|delete from) [\`"]?(${tables.join('|')})\\b`, 'i')

/** Tests write settings, channels and courses directly to the tables, so caches are cleared here. */
export function clearCachesOnWrite(): void {
  const knex = db.manager.get(db.primaryConnectionName)!.connection!.client!
  knex.on('query-response', (_: unknown, { sql }: { sql: string }) => {
    if (written.test(sql)) clearCaches('tagged')
  })
}
