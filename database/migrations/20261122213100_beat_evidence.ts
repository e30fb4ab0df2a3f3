import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `visible` and `rate_bp` were never told by a player, the same in every row: from now on null where nobody told.
 * `segments` are the positions that were believed.
 */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('play_beats', 'segments')) return
    if (await this.db.schema.hasColumn('play_beats', 'visible')) {
      this.schema.alterTable('play_beats', (table) => {
        table.dropColumns('visible', 'rate_bp')
      })
    }
    this.schema.alterTable('play_beats', (table) => {
      table.boolean('visible').nullable()
      table.integer('rate_bp').unsigned().nullable()
      table.text('segments').nullable()
    })
  }

  async down() {
    this.schema.alterTable('play_beats', (table) => {
      table.dropColumns('visible', 'rate_bp', 'segments')
    })
    this.schema.alterTable('play_beats', (table) => {
      table.boolean('visible').notNullable().defaultTo(false)
      table.integer('rate_bp').unsigned().notNullable().defaultTo(10000)
    })
  }
}
