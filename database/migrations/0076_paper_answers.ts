import { Migration, type Table, belongsTo, id, longText, moment, timestamps } from '../migration.js'

/**
 * The frozen list of an attempt's questions, one row each from the start, and what was answered.
 */
export default class extends Migration {
  protected table = 'paper_answers'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_paper_id', { table: 'user_papers', onDelete: 'CASCADE', indexed: false })
    belongsTo(table, 'question_id', { table: 'questions', onDelete: 'RESTRICT' })
    belongsTo(table, 'question_version_id', { table: 'question_versions', onDelete: 'RESTRICT' })
    table.integer('position').unsigned().notNullable()
    table.integer('max_tenths').unsigned().notNullable()
    longText(table, 'answer').nullable()
    // Counts up with each save: a stale tab is told, not obeyed.
    table.integer('rev').unsigned().notNullable().defaultTo(0)
    table.string('client_op_id', 64).nullable()
    moment(table, 'saved_at')
    table.string('marking', 10).notNullable().defaultTo('open')
    table.boolean('answer_pass').nullable()
    table.integer('score_tenths').unsigned().nullable()
    belongsTo(table, 'marked_by', { table: 'users', onDelete: 'SET NULL' })
    moment(table, 'marked_at')
    timestamps(table)

    table.unique(['user_paper_id', 'question_id'])
    table.unique(['user_paper_id', 'position'])
    table.index(['marking', 'saved_at'])
  }
}
