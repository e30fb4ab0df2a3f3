import { Migration, type Table, belongsTo, id, moment, timestamps } from '../migration.js'

/** Which clauses a question stands on. One that is replaced keeps the question from being drawn until somebody reviewed it. */
export default class extends Migration {
  protected table = 'question_clauses'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'question_id', { table: 'questions', onDelete: 'CASCADE', indexed: false })
    belongsTo(table, 'clause_id', { table: 'clauses', onDelete: 'RESTRICT' })
    moment(table, 'reviewed_at')
    belongsTo(table, 'reviewed_by', { table: 'users', onDelete: 'SET NULL' })
    timestamps(table, { changes: false })

    table.unique(['question_id', 'clause_id'])
  }
}
