import { Migration, type Table, belongsTo, id, moment, timestamps } from '../migration.js'

/** A random code that opens one course to the first person who uses it. */
export default class extends Migration {
  protected table = 'live_codes'

  protected columns(table: Table) {
    id(table)
    table.string('code', 16).notNullable().unique()
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT' })
    belongsTo(table, 'user_course_id', { table: 'user_courses', onDelete: 'SET NULL' })
    table.string('telephone', 11).nullable().index()
    belongsTo(table, 'bound_user_id', { table: 'users', onDelete: 'RESTRICT', nullable: true })
    moment(table, 'bound_at')
    moment(table, 'revoked_at')
    belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
    timestamps(table, { changes: false })
  }
}
