import { Migration, type Table, belongsTo, flag, id, moment, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'passkeys'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE' })
    table.string('name', 20).notNullable()
    // Up to 1023 bytes as base64url: too long for a key, so its hash is what it is found by.
    table.text('credential_id').notNullable()
    table.string('credential_key', 64).notNullable().unique()
    table.text('public_key').notNullable()
    table.bigInteger('sign_count').unsigned().notNullable().defaultTo(0)
    table.string('transports', 100).notNullable().defaultTo('')
    flag(table, 'backed_up')
    moment(table, 'last_used_at')
    timestamps(table)
  }
}
