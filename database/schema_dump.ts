import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Lucid's own tables. */
const ofLucid = ['adonis_schema', 'adonis_schema_versions']

/**
 * The real schema of a connection, read back from the engine: each table with its columns, keys and indexes, in lines
 * that are the same for every engine. Empty text for an empty database.
 */
export async function dumpSchema(db: QueryClientContract): Promise<string> {
  const read = db.dialect.name === 'mysql' ? readMysql : readSqlite
  let dump = ''
  for (const table of (await db.getAllTables()).sort()) {
    if (ofLucid.includes(table)) continue
    dump += [table, ...(await read(db, table))].join('\n  ') + '\n'
  }
  return dump
}

function column(name: string, type: string, nullable: boolean, fallback: string | null) {
  const line = `${name} ${typeClass(type)} ${nullable ? 'null' : 'not null'}`
  if (fallback === null || fallback === 'NULL') return line
  const value = fallback.replace(/^'(.*)'$/, '$1').replace(/^current_timestamp(\(\))?$/i, 'now')
  return `${line} default ${value}`
}

/** SQLite does not distinguish `int(10) unsigned`, `smallint` and `integer`, nor lengths of text. */
function typeClass(type: string) {
  const plain = type.toLowerCase().replace(' unsigned', '')
  if (plain === 'tinyint(1)') return 'boolean'
  if (/^(medium|long)?text$/.test(plain)) return 'text'
  return plain.replace(/^(small)?int(eger)?(\(\d+\))?$/, 'integer').replace(/^bigint\(\d+\)$/, 'bigint')
}

const primary = (columns: string[]) => `primary (${columns.join(', ')})`

const index = (unique: boolean, name: string, columns: string[]) =>
  `${unique ? 'unique' : 'index'} ${name} (${columns.join(', ')})`

const foreign = (column: string, table: string, theirs: string, rule: string) =>
  `foreign ${column} -> ${table}.${theirs} on delete ${rule.toLowerCase()}`

async function readSqlite(db: QueryClientContract, table: string) {
  const pragma = (name: string, of: string) => db.rawQuery(`PRAGMA ${name}('${of}')`)
  // 1 is a hidden column of a virtual table; generated ones are 2 and 3.
  const all = await pragma('table_xinfo', table)
  const columns = all.filter((row: any) => row.hidden !== 1)
  const lines = columns.map((row: any) => column(row.name, row.type, !row.notnull, row.dflt_value))
  const keyed = columns.filter((row: any) => row.pk).sort((a: any, b: any) => a.pk - b.pk)
  const rest = [primary(keyed.map((row: any) => row.name))]
  for (const row of await pragma('index_list', table)) {
    if (row.origin === 'pk') continue
    const parts = await pragma('index_info', row.name)
    rest.push(
      index(
        Boolean(row.unique),
        row.name,
        parts.map((part: any) => part.name)
      )
    )
  }
  for (const row of await pragma('foreign_key_list', table)) {
    rest.push(foreign(row.from, row.table, row.to, row.on_delete))
  }
  return [...lines, ...rest.sort()]
}

async function readMysql(db: QueryClientContract, table: string) {
  const ask = async (sql: string): Promise<any[]> => (await db.rawQuery(sql, [table]))[0]
  const columns = await ask(`SELECT column_name AS name, column_type AS type,
    is_nullable AS nullable, column_default AS fallback, collation_name AS words
    FROM information_schema.columns
    WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position`)
  const lines = columns.map((row) => {
    const line = column(row.name, row.type, row.nullable === 'YES', row.fallback)
    return row.words && row.words !== 'utf8mb4_bin' ? `${line} ${row.words}` : line
  })
  const indexes = await ask(`SELECT index_name AS name, MIN(non_unique) AS loose,
    GROUP_CONCAT(column_name ORDER BY seq_in_index SEPARATOR ',') AS parts
    FROM information_schema.statistics
    WHERE table_schema = DATABASE() AND table_name = ? GROUP BY index_name`)
  const rest = indexes.map(({ name, loose, parts }) =>
    name === 'PRIMARY' ? primary(parts.split(',')) : index(!Number(loose), name, parts.split(','))
  )
  const keys = await ask(`SELECT k.column_name AS part, k.referenced_table_name AS other,
    k.referenced_column_name AS theirs, r.delete_rule AS rule
    FROM information_schema.key_column_usage k JOIN information_schema.referential_constraints r
    ON r.constraint_schema = k.constraint_schema AND r.constraint_name = k.constraint_name
    AND r.table_name = k.table_name WHERE k.table_schema = DATABASE() AND k.table_name = ?`)
  for (const row of keys) rest.push(foreign(row.part, row.other, row.theirs, row.rule))
  return [...lines, ...rest.sort()]
}
