import db from '@adonisjs/lucid/services/db'
import { forgetSearchTexts } from '#catalogue/search/search_texts'
import { forgetKept } from '#core/shelf/kept'

const tables = [
  'params',
  'channels',
  'users',
  'courses',
  'course_models',
  'course_tags',
  'discount_rules',
  'chapters',
  'synonym_groups',
  'synonyms',
]
const written = new RegExp(`^(insert into|update|delete from) [\`"]?(${tables.join('|')})\\b`, 'i')

/** Tests write settings, channels and courses past the product, which would purge what it keeps of them. */
export function followWrites(): void {
  const knex = db.manager.get(db.primaryConnectionName)!.connection!.client!
  knex.on('query-response', (_: unknown, { sql }: { sql: string }) => {
    if (!written.test(sql)) return
    forgetKept()
    forgetSearchTexts()
  })
}
