import { Migration, type Table, belongsTo, id, longText, moment, timestamps } from '../migration.js'

/** Workbooks that jobs make, from the request until the file is gone. */
export default class extends Migration {
  protected table = 'exports'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    table.string('kind', 20).notNullable()
    longText(table, 'filters').notNullable()
    // The filters in words, telephones with stars.
    table.string('conditions', 500).notNullable()
    table.string('file_name', 100).notNullable()
    table.string('state', 12).notNullable().defaultTo('waiting')
    table.integer('rows_done').unsigned().notNullable().defaultTo(0)
    table.integer('rows_total').unsigned().notNullable()
    table.integer('bytes').unsigned().nullable()
    table.string('object_key', 255).nullable()
    table.string('reason', 200).nullable()
    // Only what runs has a lane, and each lane has one: as many run as there are lanes, in however many processes.
    table.integer('lane').unsigned().nullable().unique()
    table.string('run_token', 36).nullable()
    moment(table, 'leased_until')
    table.integer('tries').unsigned().notNullable().defaultTo(0)
    moment(table, 'started_at')
    moment(table, 'finished_at')
    moment(table, 'expires_at')
    timestamps(table, { changes: false })

    table.index(['user_id', 'id'])
    table.index(['state', 'id'])
  }
}
