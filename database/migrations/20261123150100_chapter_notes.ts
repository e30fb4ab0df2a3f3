import { Migration, type Table, belongsTo, id, key, seconds, timestamps } from '../migration.js'

/** What a learner wrote at a second of a chapter's video. */
export default class extends Migration {
  protected table = 'chapter_notes'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT' })
    belongsTo(table, 'chapter_id', { table: 'chapters', onDelete: 'RESTRICT' })
    seconds(table, 'position')
    table.string('note_text', 2000).notNullable()
    key(table, 'revision').notNullable()
    timestamps(table)

    table.index(['user_id', 'course_id'])
  }
}
