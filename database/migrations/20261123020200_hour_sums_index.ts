import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a record is worth is summed up from its entries at every look at it: from this index alone, without the rows. */
const columns = [
  ...['course_edu_log_id', 'chapter_id', 'held_seconds'],
  ...['available_seconds', 'used_seconds', 'expired_seconds'],
]

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('hour_entries', (table) =>
      table.index(columns, 'hour_entries_sums_index')
    )
  }

  async down() {
    this.schema.alterTable('hour_entries', (table) =>
      table.dropIndex([], 'hour_entries_sums_index')
    )
  }
}
