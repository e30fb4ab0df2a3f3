import { Migration, type Table, belongsTo, id, moment } from '../migration.js'

/** The shape that the access tokens guard of @adonisjs/auth reads and writes. */
export default class extends Migration {
  protected table = 'access_tokens'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'tokenable_id', { table: 'users', onDelete: 'CASCADE' })
    table.string('type', 80).notNullable()
    table.string('name', 255).nullable()
    table.string('hash', 255).notNullable()
    table.text('abilities').notNullable()
    moment(table, 'created_at')
    moment(table, 'updated_at')
    moment(table, 'last_used_at')
    moment(table, 'expires_at').index()
  }
}
