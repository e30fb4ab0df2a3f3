import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** The list an editor works on. An attempt copies it, so a later edit reaches only later attempts. */
export default class extends Migration {
  protected table = 'paper_questions'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'paper_id', { table: 'papers', onDelete: 'CASCADE', indexed: false })
    belongsTo(table, 'question_id', { table: 'questions', onDelete: 'RESTRICT' })
    table.integer('question_no').unsigned().notNullable()
    timestamps(table, { changes: false })

    table.unique(['paper_id', 'question_id'])
    table.index(['paper_id', 'question_no'])
  }
}
