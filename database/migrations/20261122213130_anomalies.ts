import { Migration, type Table, belongsTo, id, longText, moment, timestamps } from '../migration.js'

/** Something unusual in somebody's study, with its evidence: a signal for an admin, never a verdict. */
export default class extends Migration {
  protected table = 'anomalies'

  protected columns(table: Table) {
    id(table)
    table.string('kind', 20).notNullable()
    // What makes it one: found again, it is the same row.
    table.string('anomaly_key', 120).notNullable().unique()
    // Null when it is about several people.
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', nullable: true })
    table.integer('weight').unsigned().notNullable().defaultTo(1)
    longText(table, 'evidence').notNullable()
    table.dateTime('happened_at').notNullable()
    table.string('status', 12).notNullable().defaultTo('open')
    table.string('note', 200).nullable()
    belongsTo(table, 'marked_by', { table: 'users', onDelete: 'SET NULL' })
    moment(table, 'marked_at')
    timestamps(table)

    table.index(['status', 'happened_at'])
    table.index(['kind', 'happened_at'])
  }
}
