import { Migration, type Table, basisPoints, belongsTo, id, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'channels'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    // Upper case. Emptied when the channel is deleted, so that the code may be given again.
    table.string('exclusive_code', 6).nullable().unique()
    basisPoints(table, 'discount').notNullable().defaultTo(10000)
    table.string('kind', 10).notNullable().defaultTo('general')
    timestamps(table)

    table.unique(['user_id'])
  }
}
