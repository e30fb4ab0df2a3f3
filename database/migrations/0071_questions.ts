import { Migration, type Table, belongsTo, id, moment, timestamps } from '../migration.js'

/** A question's place in its bank. What it asks is in question_versions, by (id, version). */
export default class extends Migration {
  protected table = 'questions'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'question_bank_id', {
      table: 'question_banks',
      onDelete: 'RESTRICT',
      indexed: false,
    })
    table.integer('question_no').unsigned().notNullable()
    table.integer('version').unsigned().notNullable().defaultTo(1)
    moment(table, 'deleted_at')
    timestamps(table)

    table.index(['question_bank_id', 'deleted_at', 'question_no'], 'questions_list_index')
  }
}
