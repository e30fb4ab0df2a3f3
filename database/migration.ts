import { BaseSchema } from '@adonisjs/lucid/schema'

/** The table builder of a migration. */
export type Table = Parameters<Parameters<BaseSchema['schema']['createTable']>[1]>[0]

type OnDelete = 'CASCADE' | 'RESTRICT' | 'SET NULL'

/** Tables by name, in the order of creation. */
export type Tables = Record<string, (table: Table) => void>

/**
 * Creates several tables, the same on SQLite, MySQL 8 and MariaDB. MySQL runs DDL outside transactions, so an
 * interrupted migration leaves tables behind: empty ones are dropped and created again, one with rows stops the
 * migration.
 */
export abstract class Migration extends BaseSchema {
  protected abstract tables: Tables

  async up() {
    this.defer(() => this.#dropLeftovers())
    for (const [name, columns] of Object.entries(this.tables)) {
      this.schema.createTable(name, (table) => {
        if (this.db.dialect.name === 'mysql') {
          table.charset('utf8mb4')
          table.collate('utf8mb4_bin')
        }
        columns(table)
      })
    }
  }

  async down() {
    for (const name of this.#lastFirst()) this.schema.dropTable(name)
  }

  async #dropLeftovers() {
    const leftovers: string[] = []
    for (const name of this.#lastFirst()) {
      if (!(await this.db.schema.hasTable(name))) continue
      const row = await this.db.from(name).first()
      if (row) throw new Error(`${name} exists, holds rows and is not in the migration list`)
      leftovers.push(name)
    }
    for (const name of leftovers) await this.db.schema.dropTable(name)
  }

  /** A table is dropped before the one it references. */
  #lastFirst(): string[] {
    return Object.keys(this.tables).reverse()
  }
}

/** Integer unsigned key. */
export function id(table: Table) {
  table.increments('id')
}

/** Integer unsigned column for the id of another table. */
export function key(table: Table, name: string) {
  return table.integer(name).unsigned()
}

/**
 * Foreign key by id with an index of its own. `indexed: false` when a longer key of the same table already starts with
 * this column.
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

/** A duration in whole seconds, in a column named `<name>_seconds`, default 0. */
export function seconds(table: Table, name: string) {
  return table.integer(`${name}_seconds`).unsigned().notNullable().defaultTo(0)
}

/** A time in UTC; null until it happens. The application's clock sets it, never the engine's. */
export function timestamp(table: Table, name: string) {
  return table.dateTime(name).nullable()
}

/**
 * The last four digits of `telephone`, by which lists search users. A generated column, so that no writer can forget
 * it.
 */
export function telephoneTail(table: Table) {
  return table.specificType('telephone_tail', 'varchar(4) generated always as (substr(telephone, -4)) virtual')
}

/** JSON or rich text of up to 16 MB. */
export function longText(table: Table, name: string) {
  return table.text(name, 'mediumtext')
}

/** A boolean with the default false. */
export function flag(table: Table, name: string) {
  return table.boolean(name).notNullable().defaultTo(false)
}

/** `created_at` and, where rows change, `updated_at`. */
export function timestamps(table: Table, options: { changes: boolean } = { changes: true }) {
  table.dateTime('created_at').notNullable()
  if (options.changes) table.dateTime('updated_at').nullable()
}
