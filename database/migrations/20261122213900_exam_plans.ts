import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** The day a learner sits the examination, and how many questions a day until then. */
export default class extends Migration {
  protected table = 'exam_plans'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
    table.date('exam_on').notNullable()
    table.integer('per_day').unsigned().notNullable()
    table.string('subject_code', 10).nullable()
    timestamps(table)

    table.unique(['user_id'])
  }
}
