import { Migration, type Tables, belongsTo, id, longText, timestamp, timestamps } from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /** A system of a training centre that calls `/api/v1`; it sees what the account of the centre owns. */
    service_accounts(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
      table.string('account_name', 40).notNullable().unique()
      table.string('contact_name', 20).notNullable()
      table.string('contact_email', 100).notNullable()
      // A JSON list of networks in CIDR notation; empty for all addresses.
      longText(table, 'allowed_networks').notNullable()
      timestamp(table, 'disabled_at')
      table.integer('lock_version').unsigned().notNullable().defaultTo(0)
      timestamps(table)
    },

    /** Only the hash of a key is stored. Rotated and revoked keys stay, so that their use is recognised. */
    service_keys(table) {
      id(table)
      belongsTo(table, 'service_account_id', { table: 'service_accounts', onDelete: 'RESTRICT' })
      table.string('key_name', 40).notNullable()
      table.string('key_start', 13).notNullable()
      table.string('key_end', 4).notNullable()
      table.string('key_hash', 64).notNullable().unique()
      longText(table, 'scopes').notNullable()
      table.dateTime('expires_at').notNullable()
      // After a rotation the old key works until then.
      timestamp(table, 'retires_at')
      timestamp(table, 'revoked_at')
      timestamp(table, 'last_used_at')
      table.string('last_ip', 45).nullable()
      timestamps(table)
    },
  }
}
