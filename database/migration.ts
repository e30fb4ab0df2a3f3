import { BaseSchema } from '@adonisjs/lucid/schema'

/** The builder a migration writes its columns on. */
export type Table = Parameters<Parameters<BaseSchema['schema']['createTable']>[1]>[0]

type OnDelete = 'CASCADE' | 'RESTRICT' | 'SET NULL'

/**
 * One table of the product, the same on SQLite, MySQL 8 and MariaDB 10.11.
 * MySQL runs DDL outside transactions, so a migration killed half-way leaves its table
 * behind: an empty leftover is dropped and made again, one that holds rows stops the run.
 */
export abstract class Migration extends BaseSchema {
  protected abstract table: string

  protected abstract columns(table: Table): void

  async up() {
    this.defer(() => this.#dropLeftover())
    this.schema.createTable(this.table, (table) => {
      if (this.db.dialect.name === 'mysql') {
        table.charset('utf8mb4')
        table.collate('utf8mb4_bin')
      }
      this.columns(table)
    })
  }

  async down() {
    this.schema.dropTable(this.table)
  }

  async #dropLeftover() {
    if (!(await this.db.schema.hasTable(this.table))) return
    const row = await this.db.from(this.table).first()
    if (row) throw new Error(`${this.table} exists, holds rows and is not in the migration list`)
    await this.db.schema.dropTable(this.table)
  }
}

/** Integer unsigned key. */
export function id(table: Table) {
  table.increments('id')
}

/** Integer unsigned column that holds the id of another table. */
export function key(table: Table, name: string) {
  return table.integer(name).unsigned()
}

/**
 * Foreign key by id with an index of its own. `indexed: false` where a longer key of the
 * same table already starts with this column.
 */
export function belongsTo(
  table: Table,
  name: string,
  to: { table: string; onDelete: OnDelete; nullable?: boolean; indexed?: boolean }
) {
  const column = key(table, name)
  if (to.onDelete === 'SET NULL' || to.nullable) column.nullable()
  else column.notNullable()
  column.references('id').inTable(to.table).onDelete(to.onDelete)
  if (to.indexed !== false) table.index([name])
  return column
}

/** Money in fen (1/100 yuan) that cannot be negative, in a column named `<name>_fen`. */
export function fen(table: Table, name: string) {
  return table.bigInteger(`${name}_fen`).unsigned().notNullable()
}

/** A multiplier in basis points (9500 = 0.95), in a column named `<name>_bp`. */
export function basisPoints(table: Table, name: string) {
  return table.integer(`${name}_bp`).unsigned()
}

/** A length of time in whole seconds, in a column named `<name>_seconds`, from 0. */
export function seconds(table: Table, name: string) {
  return table.integer(`${name}_seconds`).unsigned().notNullable().defaultTo(0)
}

/** A moment in UTC; null until it happens. The application's clock sets it, never the engine's. */
export function moment(table: Table, name: string) {
  return table.dateTime(name).nullable()
}

/** JSON or rich text of up to 16 MB. */
export function longText(table: Table, name: string) {
  return table.text(name, 'mediumtext')
}

/** A yes or no that is no unless said otherwise. */
export function flag(table: Table, name: string) {
  return table.boolean(name).notNullable().defaultTo(false)
}

/** `created_at` and, where rows change, `updated_at`. */
export function timestamps(table: Table, options: { changes: boolean } = { changes: true }) {
  table.dateTime('created_at').notNullable()
  if (options.changes) table.dateTime('updated_at').nullable()
}
