import { Migration, type Table, belongsTo, id, moment, timestamps } from '../migration.js'

/** One attempt at a paper. Starting again adds a row with the next number; the old one stays. */
export default class extends Migration {
  protected table = 'user_papers'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    belongsTo(table, 'paper_id', { table: 'papers', onDelete: 'RESTRICT', indexed: false })
    // Empty, not null, without one: nulls would let the unique key through.
    table.string('correlation_id', 40).notNullable().defaultTo('')
    table.integer('attempt_no').unsigned().notNullable()
    table.string('mode', 10).notNullable()
    table.string('state', 12).notNullable().defaultTo('in_progress')
    // `<user>:<paper>:<correlation>` until submitted: one open attempt.
    table.string('open_key', 80).nullable().unique()
    belongsTo(table, 'course_edu_log_id', {
      table: 'course_edu_logs',
      onDelete: 'RESTRICT',
      nullable: true,
    })
    table.integer('seed').unsigned().notNullable().defaultTo(0)
    table.integer('total_tenths').unsigned().notNullable()
    table.integer('pass_line').unsigned().notNullable()
    table.integer('score_tenths').unsigned().nullable()
    // Of 100, in tenths.
    table.integer('user_score_tenths').unsigned().nullable()
    table.boolean('user_pass').nullable()
    table.dateTime('started_at').notNullable()
    moment(table, 'deadline_at')
    moment(table, 'submitted_at')
    moment(table, 'graded_at')
    timestamps(table)

    table.unique(['user_id', 'paper_id', 'correlation_id', 'attempt_no'], {
      indexName: 'user_papers_attempt_unique',
    })
    table.index(['paper_id', 'state', 'submitted_at'])
    table.index(['state', 'deadline_at'])
  }
}
