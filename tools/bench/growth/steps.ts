import type { Connection, RowDataPacket } from 'mysql2/promise'

/** One table filled from numbers or from the rows of another table, slice by slice. */
export interface Step {
  table: string
  /** So many numbers, or the table whose ids are gone through. */
  over: number | string
  /** SQL of each column. */
  columns: Record<string, string>
  /** Where the columns come from, between `:from` (exclusive) and `:to`. Numbers are `n`. */
  from?: string
  /** What is there by a unique key is left out. */
  ignore?: boolean
  slice?: number
}

const sliceOfNumbers = 50_000
export const numbersOfSlice =
  '(select n + :from as n from growth_numbers where n <= :to - :from) as numbers'

export interface Facts {
  people: number
  orders: number
  /** How many beats the roll-ups stand for. */
  beats: number
  firstPerson: number
  /** One number, sealed: whoever has a number has this one, so that it can be opened. */
  idCardCipher: string
  partners: number
  firstPartner: number
  /** Courses of the table growth_shelf, in the order of their popularity. */
  sold: number
  papers: number
}

export async function fillNumbers(sql: Connection): Promise<void> {
  await sql.query('create table growth_numbers (n int unsigned primary key)')
  await sql.query('insert into growth_numbers values (1)')
  for (let filled = 1; filled < sliceOfNumbers; filled *= 2) {
    await sql.query(`insert into growth_numbers select n + ${filled} from growth_numbers`)
  }
}

/** Inserts what the step says, and says how long it took. */
export async function fill(sql: Connection, step: Step): Promise<void> {
  const began = performance.now()
  const { table, over, columns, from = numbersOfSlice, slice = sliceOfNumbers } = step
  const [first, last] = typeof over === 'number' ? [0, over] : await idsOf(sql, over)
  const names = Object.keys(columns)
    .map((name) => `\`${name}\``)
    .join(', ')
  const values = Object.values(columns).join(', ')
  let rows = 0
  for (let at = first; at < last; at += slice) {
    const range = { from: String(at), to: String(Math.min(last, at + slice)) }
    const source = from.replace(/:(from|to)\b/g, (_, end: 'from' | 'to') => range[end])
    const [done] = await sql.query(
      `insert ${step.ignore ? 'ignore ' : ''}into ${table} (${names}) select ${values} from ${source}`
    )
    rows += (done as { affectedRows: number }).affectedRows
  }
  console.log(`${table}: ${rows} rows in ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

async function idsOf(sql: Connection, table: string): Promise<[number, number]> {
  const [[ends]] = await sql.query<RowDataPacket[]>(
    `select coalesce(min(id), 1) - 1 as first, coalesce(max(id), 0) as last from ${table}`
  )
  return [Number(ends.first), Number(ends.last)]
}
