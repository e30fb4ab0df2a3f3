import { Migration, type Table, belongsTo, id, longText, timestamps } from '../migration.js'

/** When a learner should see a question again. */
export default class extends Migration {
  protected table = 'review_cards'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
    belongsTo(table, 'question_id', { table: 'questions', onDelete: 'CASCADE' })
    table.date('due_on').notNullable()
    // What the spacing algorithm remembers, as JSON.
    longText(table, 'memory').notNullable()
    timestamps(table)

    table.unique(['user_id', 'question_id'])
    table.index(['user_id', 'due_on'])
  }
}
