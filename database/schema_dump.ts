import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** What a table is, in words that mean the same on every engine. */
export type TableDump = {
  columns: Record<string, string>
  primary: string[]
  unique: Record<string, string[]>
  indexes: Record<string, string[]>
  foreign: string[]
}

export type SchemaDump = Record<string, TableDump>

/** Tables that Lucid keeps for itself. */
const own = ['adonis_schema', 'adonis_schema_versions']

/** The schema that a connection really has, read back from the engine. */
export async function dumpSchema(db: QueryClientContract): Promise<SchemaDump> {
  const read = db.dialect.name === 'mysql' ? readMysql : readSqlite
  const dump: SchemaDump = {}
  for (const table of (await db.getAllTables()).sort()) {
    if (!own.includes(table)) dump[table] = sorted(await read(db, table))
  }
  return dump
}

/** One line a column: type class, null or not, default. */
function column(type: string, nullable: boolean, fallback: string | null) {
  const known = fallback === null || fallback === 'NULL' ? null : fallback.replace(/^'(.*)'$/, '$1')
  const value = known?.replace(/^current_timestamp(\(\))?$/i, 'CURRENT_TIMESTAMP') ?? null
  return [typeClass(type), nullable ? 'null' : 'not null', value === null ? '' : `default ${value}`]
    .join(' ')
    .trim()
}

function typeClass(type: string) {
  const plain = type.toLowerCase().replace(' unsigned', '')
  if (plain === 'tinyint(1)') return 'boolean'
  if (/^(medium|long)?text$/.test(plain)) return 'text'
  return plain.replace(/^int\b/, 'integer').replace(/^(tinyint|integer|bigint)\(\d+\)$/, '$1')
}

async function readSqlite(db: QueryClientContract, table: string): Promise<TableDump> {
  const pragma = (name: string, of: string) => db.rawQuery(`PRAGMA ${name}('${of}')`)
  const dump: TableDump = { columns: {}, primary: [], unique: {}, indexes: {}, foreign: [] }
  for (const row of await pragma('table_info', table)) {
    dump.columns[row.name] = column(row.type, !row.notnull, row.dflt_value)
    if (row.pk) dump.primary[row.pk - 1] = row.name
  }
  for (const row of await pragma('index_list', table)) {
    if (row.origin === 'pk') continue
    const columns = (await pragma('index_info', row.name)).map((part: any) => part.name)
    ;(row.unique ? dump.unique : dump.indexes)[row.name] = columns
  }
  for (const row of await pragma('foreign_key_list', table)) {
    dump.foreign.push(
      `${row.from} -> ${row.table}.${row.to} on delete ${row.on_delete.toLowerCase()}`
    )
  }
  return dump
}

async function readMysql(db: QueryClientContract, table: string): Promise<TableDump> {
  const ask = async (sql: string) => (await db.rawQuery(sql, [table]))[0]
  const dump: TableDump = { columns: {}, primary: [], unique: {}, indexes: {}, foreign: [] }
  const columns =
    await ask(`SELECT column_name AS name, column_type AS type, is_nullable AS nullable,
    column_default AS fallback, collation_name AS words FROM information_schema.columns
    WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position`)
  for (const row of columns) {
    dump.columns[row.name] = column(row.type, row.nullable === 'YES', row.fallback)
    if (row.words && row.words !== 'utf8mb4_bin') dump.columns[row.name] += ` ${row.words}`
  }
  const parts = await ask(`SELECT index_name AS name, column_name AS part, non_unique AS loose
    FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ?
    ORDER BY index_name, seq_in_index`)
  for (const row of parts) {
    if (row.name === 'PRIMARY') dump.primary.push(row.part)
    else ((Number(row.loose) ? dump.indexes : dump.unique)[row.name] ??= []).push(row.part)
  }
  const keys = await ask(`SELECT k.column_name AS part, k.referenced_table_name AS other,
    k.referenced_column_name AS theirs, r.delete_rule AS rule
    FROM information_schema.key_column_usage k JOIN information_schema.referential_constraints r
    ON r.constraint_schema = k.constraint_schema AND r.constraint_name = k.constraint_name
    AND r.table_name = k.table_name WHERE k.table_schema = DATABASE() AND k.table_name = ?`)
  for (const row of keys) {
    dump.foreign.push(
      `${row.part} -> ${row.other}.${row.theirs} on delete ${row.rule.toLowerCase()}`
    )
  }
  return dump
}

function sorted(dump: TableDump): TableDump {
  const byName = <T>(of: Record<string, T>) =>
    Object.fromEntries(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)))
  return {
    ...dump,
    unique: byName(dump.unique),
    indexes: byName(dump.indexes),
    foreign: dump.foreign.sort(),
  }
}
