import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** A person's account of hours in one subject, required and elective kept apart. */
export default class extends Migration {
  protected table = 'certificates'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    table.string('cert_subject', 10).notNullable()
    table.boolean('required_course').notNullable()
    table.string('certificate_status', 10).notNullable().defaultTo('learning')
    timestamps(table)

    table.unique(['user_id', 'cert_subject', 'required_course'])
  }
}
