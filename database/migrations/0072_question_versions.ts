import { Migration, type Table, belongsTo, id, longText, timestamps } from '../migration.js'

/** The wording and key of a question at one time. An edit adds a row; old answers keep theirs. */
export default class extends Migration {
  protected table = 'question_versions'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'question_id', { table: 'questions', onDelete: 'RESTRICT', indexed: false })
    table.integer('version').unsigned().notNullable()
    table.string('question_type', 10).notNullable()
    table.string('question_name', 255).notNullable()
    longText(table, 'question_text').notNullable()
    longText(table, 'choices').notNullable()
    // Letters, sorted and joined by commas; empty for askanswer.
    table.string('question_keys', 20).notNullable()
    longText(table, 'reference_answer').nullable()
    longText(table, 'explanation').nullable()
    table.integer('score_tenths').unsigned().notNullable()
    belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
    timestamps(table, { changes: false })

    table.unique(['question_id', 'version'])
    table.index(['question_type'])
  }
}
