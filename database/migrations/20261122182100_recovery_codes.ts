import { Migration, type Table, belongsTo, id, moment, timestamps } from '../migration.js'

/** Keyed hashes; the codes themselves are shown once. */
export default class extends Migration {
  protected table = 'recovery_codes'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
    table.string('code_hash', 64).notNullable()
    moment(table, 'used_at')
    timestamps(table, { changes: false })

    table.unique(['user_id', 'code_hash'])
  }
}
