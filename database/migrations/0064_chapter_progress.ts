import {
  Migration,
  type Table,
  belongsTo,
  id,
  longText,
  moment,
  seconds,
  timestamps,
} from '../migration.js'

/** How much of a chapter a person has seen: the positions covered and the time credited. */
export default class extends Migration {
  protected table = 'chapter_progress'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT' })
    belongsTo(table, 'chapter_id', { table: 'chapters', onDelete: 'RESTRICT' })
    seconds(table, 'credited')
    seconds(table, 'covered')
    longText(table, 'segments').notNullable()
    seconds(table, 'position')
    moment(table, 'completed_at')
    timestamps(table)

    table.unique(['user_id', 'chapter_id'])
    table.index(['user_id', 'course_id', 'updated_at'])
  }
}
