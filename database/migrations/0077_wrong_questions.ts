import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'wrong_questions'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
    belongsTo(table, 'question_id', { table: 'questions', onDelete: 'RESTRICT' })
    table.integer('wrong_times').unsigned().notNullable().defaultTo(0)
    table.string('source', 10).notNullable()
    table.dateTime('last_wrong_at').notNullable()
    timestamps(table)

    table.unique(['user_id', 'question_id'])
    table.index(['user_id', 'last_wrong_at'])
  }
}
