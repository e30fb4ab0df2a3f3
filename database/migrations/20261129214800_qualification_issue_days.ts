import { BaseSchema } from '@adonisjs/lucid/schema'

/** 发证日期, which the lists of authorities and employers have. */
export default class extends BaseSchema {
  async up() {
    // MySQL commits every statement: an interrupted migration may have added it.
    if (await this.schema.hasColumn('qualifications', 'issued_on')) return
    this.schema.alterTable('qualifications', (table) => void table.string('issued_on', 10).nullable())
  }

  async down() {
    this.schema.alterTable('qualifications', (table) => void table.dropColumn('issued_on'))
  }
}
