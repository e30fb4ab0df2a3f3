import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** Published packages of the mobile app; the newest row is the one that is handed out. */
export default class extends Migration {
  protected table = 'app_packages'

  protected columns(table: Table) {
    id(table)
    table.string('version', 20).notNullable()
    table.integer('bytes').unsigned().notNullable()
    // SHA-256 in hexadecimal.
    table.string('content_hash', 64).notNullable()
    table.string('object_key', 255).notNullable().unique()
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
    timestamps(table, { changes: false })
  }
}
