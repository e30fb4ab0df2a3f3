import { Migration, type Table, belongsTo, id, key, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'addresses'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE' })
    table.string('name', 10).notNullable()
    table.string('telephone', 11).notNullable()
    table.string('province_code', 6).notNullable()
    table.string('city_code', 6).notNullable()
    table.string('area_code', 6).notNullable()
    table.string('province', 30).notNullable()
    table.string('city', 30).notNullable()
    table.string('area', 30).notNullable()
    table.string('address', 40).notNullable()
    // = user_id on the default address, null on the others: one default a person.
    key(table, 'default_key').nullable().unique()
    timestamps(table)
  }
}
