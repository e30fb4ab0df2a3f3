import { Migration, type Table, belongsTo, id, moment, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'question_banks'

  protected columns(table: Table) {
    id(table)
    table.string('question_bank_name', 100).notNullable()
    belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
    moment(table, 'deleted_at')
    timestamps(table)

    table.index(['deleted_at', 'created_at'])
  }
}
