import { Migration, type Table, belongsTo, id, seconds, timestamps } from '../migration.js'

/** A chapter that a person has finished, written when the counted time is enough. */
export default class extends Migration {
  protected table = 'study_logs'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT' })
    belongsTo(table, 'chapter_id', { table: 'chapters', onDelete: 'RESTRICT' })
    belongsTo(table, 'course_edu_log_id', {
      table: 'course_edu_logs',
      onDelete: 'RESTRICT',
      nullable: true,
    })
    seconds(table, 'study')
    table.string('study_status', 10).notNullable().defaultTo('unuse')
    // Null for a chapter without a test.
    table.boolean('test_passed').nullable()
    timestamps(table)

    table.unique(['user_id', 'chapter_id'])
    table.index(['user_id', 'course_id'])
  }
}
