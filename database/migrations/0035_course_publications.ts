import { Migration, type Table, belongsTo, id, longText } from '../migration.js'

/** What readers were shown of a course, kept at each publication: the side to compare the next one with. */
export default class extends Migration {
  protected table = 'course_publications'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
    table.dateTime('published_at').notNullable()
    belongsTo(table, 'published_by', { table: 'users', onDelete: 'SET NULL' })
    longText(table, 'snapshot').notNullable()

    table.index(['course_id', 'id'], 'course_publications_last_index')
  }
}
