import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** Which text a person agreed to before the ID number or a face check was asked for. */
export default class extends Migration {
  protected table = 'consents'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
    table.string('kind', 20).notNullable()
    table.string('version', 20).notNullable()
    table.string('text_hash', 64).notNullable()
    table.string('ip', 45).nullable()
    timestamps(table, { changes: false })

    table.unique(['user_id', 'kind', 'version'])
  }
}
