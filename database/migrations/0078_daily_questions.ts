import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** The question of one business day (Asia/Shanghai), the same for everybody. */
export default class extends Migration {
  protected table = 'daily_questions'

  protected columns(table: Table) {
    id(table)
    table.date('day').notNullable().unique()
    belongsTo(table, 'question_version_id', { table: 'question_versions', onDelete: 'RESTRICT' })
    timestamps(table, { changes: false })
  }
}
