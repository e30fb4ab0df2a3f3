import { BaseSchema } from '@adonisjs/lucid/schema'
import { createAuditTriggers, dropAuditTriggers } from '../audit_triggers.js'
import { id, timestamps, type Table } from '../migration.js'

/** MySQL with binary logging lets only some make triggers. */
const mayNotMakeTriggers = new Set([1142, 1419, 1227])

/**
 * Entries are signed with AUDIT_KEY from here on (`key_id`; null is a plain hash of before), and `audit_heads` is
 * the high-water mark of the log. Each step only where it is missing: MySQL commits every one.
 */
export default class extends BaseSchema {
  async up() {
    if (!(await this.db.schema.hasColumn('audit_logs', 'key_id'))) {
      this.schema.alterTable('audit_logs', (table) => {
        table.string('key_id', 16).nullable()
      })
    }
    if (!(await this.db.schema.hasTable('audit_heads'))) {
      this.schema.createTable('audit_heads', (table) => {
        if (this.db.dialect.name === 'mysql') {
          table.charset('utf8mb4')
          table.collate('utf8mb4_bin')
        }
        this.#columns(table)
      })
    }
    this.defer(async (database) => {
      await dropAuditTriggers(database)
      await createAuditTriggers(database).catch(explain)
    })
  }

  async down() {
    this.defer((database) => dropAuditTriggers(database))
    this.schema.dropTable('audit_heads')
    this.schema.alterTable('audit_logs', (table) => table.dropColumn('key_id'))
  }

  #columns(table: Table) {
    id(table)
    table.integer('last_id').unsigned().notNullable()
    table.string('last_hash', 64).notNullable()
    table.integer('entries').unsigned().notNullable()
    table.string('key_id', 16).notNullable()
    table.string('signature', 64).notNullable()
    timestamps(table)
  }
}

function explain(error: { errno?: number }): never {
  if (!mayNotMakeTriggers.has(error.errno ?? 0)) throw error
  throw new Error(
    'The user of migrations may not make triggers: grant it TRIGGER, and with binary logging start MySQL ' +
      'with log_bin_trust_function_creators=1.',
    { cause: error }
  )
}
