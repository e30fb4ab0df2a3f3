import { Migration, type Table, id, moment, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'sms_codes'

  protected columns(table: Table) {
    id(table)
    table.string('telephone', 11).notNullable()
    table.string('purpose', 20).notNullable()
    // `<purpose>:<telephone>` while this code may still be used: one usable code a phone and purpose.
    table.string('live_key', 40).nullable().unique()
    table.string('code_hash', 64).notNullable()
    table.smallint('tries').unsigned().notNullable().defaultTo(0)
    table.string('ip', 45).notNullable()
    table.dateTime('expires_at').notNullable()
    moment(table, 'used_at')
    timestamps(table, { changes: false })

    table.index(['telephone', 'purpose', 'created_at'])
    table.index(['ip', 'created_at'])
    table.index(['created_at'])
  }
}
