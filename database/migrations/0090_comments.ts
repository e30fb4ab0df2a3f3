import { Migration, type Table, belongsTo, id, moment, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'comments'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    table.string('comment_content', 500).notNullable()
    table.smallint('comment_status').unsigned().notNullable().defaultTo(1)
    moment(table, 'audited_at')
    belongsTo(table, 'audited_by', { table: 'users', onDelete: 'SET NULL' })
    timestamps(table)

    table.index(['course_id', 'comment_status', 'created_at'])
    table.index(['comment_status', 'created_at'])
    table.index(['user_id', 'created_at'])
  }
}
