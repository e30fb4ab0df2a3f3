import { Migration, type Table, belongsTo, id, longText, timestamps } from '../migration.js'

/** Append-only. Each row carries the hash of the one before; prev_hash is unique, so no fork. */
export default class extends Migration {
  protected table = 'audit_logs'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'actor_id', {
      table: 'users',
      onDelete: 'RESTRICT',
      nullable: true,
      indexed: false,
    })
    table.string('actor_name', 40).notNullable()
    table.string('role', 10).notNullable()
    table.string('action', 60).notNullable()
    table.string('object', 80).notNullable()
    longText(table, 'before').nullable()
    longText(table, 'after').nullable()
    table.string('reason', 500).nullable()
    table.string('result', 10).notNullable().defaultTo('done')
    table.string('ip', 45).nullable()
    table.string('request_id', 64).nullable()
    table.string('prev_hash', 64).notNullable().unique()
    table.string('hash', 64).notNullable().unique()
    timestamps(table, { changes: false })

    table.index(['actor_id', 'created_at'])
    table.index(['action', 'created_at'])
    table.index(['object', 'created_at'])
    table.index(['created_at'])
  }
}
