import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Names of violated foreign keys. MySQL does not check rows that existed before checks were enabled. */
export function brokenForeignKeys(db: QueryClientContract): Promise<string[]> {
  return db.dialect.name === 'mysql' ? brokenOnMysql(db) : brokenOnSqlite(db)
}

async function brokenOnSqlite(db: QueryClientContract): Promise<string[]> {
  const rows: { table: string; parent: string }[] = await db.rawQuery('pragma foreign_key_check')
  return [...new Set(rows.map(({ table, parent }) => `${table} -> ${parent}`))]
}

interface KeyColumn {
  name: string
  child: string
  field: string
  parent: string
  theirs: string
}

async function brokenOnMysql(db: QueryClientContract): Promise<string[]> {
  const [columns]: [KeyColumn[]] = await db.rawQuery(
    `select constraint_name as name, table_name as child, column_name as field,
       referenced_table_name as parent, referenced_column_name as theirs
     from information_schema.key_column_usage
     where table_schema = database() and referenced_table_name is not null
     order by table_name, constraint_name, ordinal_position`
  )
  const broken: string[] = []
  const keys = Map.groupBy(columns, ({ child, name }) => `${child}.${name}`)
  for (const parts of keys.values()) {
    const [{ child, parent, theirs }] = parts
    const isSame = parts.map((part) => `p.\`${part.theirs}\` = c.\`${part.field}\``)
    const isSet = parts.map((part) => `c.\`${part.field}\` is not null`)
    const [rows] = await db.rawQuery(
      `select 1 from \`${child}\` c left join \`${parent}\` p on ${isSame.join(' and ')}
       where ${isSet.join(' and ')} and p.\`${theirs}\` is null limit 1`
    )
    if (rows.length) broken.push(`${child} -> ${parent}`)
  }
  return broken
}
