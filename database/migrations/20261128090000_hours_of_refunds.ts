import { BaseSchema } from '@adonisjs/lucid/schema'

const columns = ['withdrawn_seconds', 'retained_seconds']

/**
 * Hours of the course that a refund line withdraws: those that went with it, and those at the province that an admin left
 * there. Null where no course was withdrawn.
 */
export default class extends BaseSchema {
  async up() {
    for (const column of columns) {
      if (await this.db.schema.hasColumn('refund_lines', column)) continue
      this.schema.alterTable('refund_lines', (table) => {
        table.integer(column).unsigned().nullable()
      })
    }
  }

  async down() {
    this.schema.alterTable('refund_lines', (table) => {
      table.dropColumns(...columns)
    })
  }
}
