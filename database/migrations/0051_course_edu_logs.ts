import { Migration, type Table, belongsTo, id, moment, seconds, timestamps } from '../migration.js'

/** A person's study record of one further-education course. Its hours are sums of hour_entries. */
export default class extends Migration {
  protected table = 'course_edu_logs'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT' })
    belongsTo(table, 'certificate_id', { table: 'certificates', onDelete: 'RESTRICT' })
    // As it was when the person began: a later change of the course does not move the goal.
    seconds(table, 'total')
    table.integer('rule_version').unsigned().notNullable().defaultTo(1)
    table.string('course_edu_log_status', 10).notNullable().defaultTo('learning')
    moment(table, 'passed_at')
    moment(table, 'uploaded_at')
    timestamps(table)

    table.unique(['user_id', 'course_id'])
  }
}
