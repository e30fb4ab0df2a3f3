import { Migration, type Table } from '../migration.js'

/** The shape that the database store of @adonisjs/limiter reads and writes; expire is epoch ms. */
export default class extends Migration {
  protected table = 'rate_limits'

  protected columns(table: Table) {
    table.string('key', 255).notNullable().primary()
    table.integer('points').notNullable().defaultTo(0)
    table.bigInteger('expire').unsigned().nullable().index()
  }
}
