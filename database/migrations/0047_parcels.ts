import { Migration, type Table, id, longText, moment, timestamps } from '../migration.js'

/** The last answer of the tracker a parcel: asking more often than each half hour locks a number. */
export default class extends Migration {
  protected table = 'parcels'

  protected columns(table: Table) {
    id(table)
    table.string('express_company', 50).notNullable()
    table.string('tracking_no', 40).notNullable()
    table.string('state', 20).notNullable().defaultTo('unknown')
    longText(table, 'routes').nullable()
    moment(table, 'checked_at')
    timestamps(table)

    table.unique(['express_company', 'tracking_no'])
  }
}
