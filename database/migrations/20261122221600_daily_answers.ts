import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** A learner's first answer to the question of a day; days in a row make a streak. */
export default class extends Migration {
  protected table = 'daily_answers'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
    // A business day, Asia/Shanghai.
    table.date('day').notNullable()
    belongsTo(table, 'question_id', { table: 'questions', onDelete: 'RESTRICT' })
    table.boolean('answer_pass').notNullable()
    timestamps(table, { changes: false })

    table.unique(['user_id', 'day'])
  }
}
