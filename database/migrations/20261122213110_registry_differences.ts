import { Migration, type Table, belongsTo, id, moment, timestamps } from '../migration.js'

/** A push on which the province's list and we differ, until it is mended or explained; a later run keeps what was said. */
export default class extends Migration {
  protected table = 'registry_differences'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'registry_day_id', {
      ...{ table: 'registry_days', onDelete: 'CASCADE', indexed: false },
    })
    table.string('push_id', 40).notNullable()
    table.string('difference', 16).notNullable()
    // Null for a push of the province that we never made.
    belongsTo(table, 'hour_upload_id', {
      ...{ table: 'hour_uploads', onDelete: 'RESTRICT', nullable: true },
    })
    table.integer('province_seconds').unsigned().nullable()
    table.integer('our_seconds').unsigned().nullable()
    table.string('our_state', 10).nullable()
    table.string('receipt_no', 100).nullable()
    table.string('status', 10).notNullable().defaultTo('open')
    table.string('note', 200).nullable()
    belongsTo(table, 'resolved_by', { table: 'users', onDelete: 'SET NULL' })
    moment(table, 'resolved_at')
    timestamps(table)

    table.unique(['registry_day_id', 'push_id'])
    table.index(['status', 'registry_day_id'])
  }
}
