/**
 * What each table takes of the disk, and a row of it with its indexes. Run by `npm run growth -- sizes`:
 *
 *   DB_…=… sizes.ts <file of fill.ts>
 */
import { readFileSync } from 'node:fs'
import type { RowDataPacket } from 'mysql2/promise'
import { database } from '../support/database.js'

const leastRows = 1_000
const made = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const sql = await database()
const [tables] = await sql.query<RowDataPacket[]>(
  `select table_name as name, data_length as data, index_length as indexes from information_schema.tables
   where table_schema = database() order by data_length + index_length desc`
)
let all = 0
console.log(
  '| table | rows | data, MB | indexes, MB | bytes a row |\n| --- | --- | --- | --- | --- |'
)
for (const { name, data, indexes } of tables) {
  const [[{ rows }]] = await sql.query<RowDataPacket[]>(`select count(*) as 'rows' from ${name}`)
  all += Number(data) + Number(indexes)
  if (Number(rows) < leastRows) continue
  const mb = (bytes: number) => (Number(bytes) / 1024 ** 2).toFixed(0)
  const bytes = (Number(data) + Number(indexes)) / Number(rows)
  console.log(`| ${name} | ${rows} | ${mb(data)} | ${mb(indexes)} | ${bytes.toFixed(0)} |`)
}
console.log(
  `${made.people} people, ${made.orders} orders: ${(all / 1024 ** 3).toFixed(1)} GB in ${tables.length} tables, ` +
    `${(all / made.people / 1024).toFixed(1)} KB a person`
)
process.exit()
