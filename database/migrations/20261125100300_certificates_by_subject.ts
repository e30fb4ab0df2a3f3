import { BaseSchema } from '@adonisjs/lucid/schema'

/** Uploads of a subject that few have were looked for among all uploads. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('certificates', (table) => table.index(['cert_subject']))
  }

  async down() {
    this.schema.alterTable('certificates', (table) => table.dropIndex(['cert_subject']))
  }
}
