import { BaseSchema } from '@adonisjs/lucid/schema'

/** `opened_for` is what the wallet was told of the buyer: the address for `h5`, the openid for `jsapi`. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('payments', 'way')) return
    this.schema.alterTable('payments', (table) => {
      table.string('way', 10).notNullable().defaultTo('native')
      table.string('opened_for', 128).nullable()
    })
  }

  async down() {
    this.schema.alterTable('payments', (table) => {
      table.dropColumn('way')
      table.dropColumn('opened_for')
    })
  }
}
