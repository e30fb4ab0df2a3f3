import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** Attempts at a question graded again, because its key was wrong. */
export default class extends Migration {
  protected table = 'regrades'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'question_id', { table: 'questions', onDelete: 'RESTRICT' })
    belongsTo(table, 'question_version_id', { table: 'question_versions', onDelete: 'RESTRICT' })
    table.string('reason', 200).notNullable()
    belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
    timestamps(table, { changes: false })
  }
}
