import type { Trx } from '#core/transaction'

/** A table that holds sums of `sale_days`; its rows are known by these columns and, if it has months, by the month. */
interface Sums {
  table: string
  keys: string[]
  month?: string
}

/** Adds the kept rows of a day to the sums, or takes them away before they are counted anew. Under the lock of counting. */
export async function moveSums(trx: Trx, { table, keys, month }: Sums, day: string, sign: '+' | '-'): Promise<void> {
  if (!(await trx.from('sale_days').where('day', day).select('id').first())) return
  const ofMonth = month ? [month] : []
  const isSame = (sums: string) => keys.map((key) => `sale_days.${key} = ${sums}.${key}`).join(' and ')
  const columns = [...(month ? ['month'] : []), ...keys].join()
  await trx.rawQuery(
    `insert into ${table} (${columns}, copies, amount_fen)
     select distinct ${month ? '?, ' : ''}${keys.join()}, 0, 0 from sale_days
     where day = ? and not exists (select known.id from ${table} as known
       where ${month ? 'known.month = ? and ' : ''}${isSame('known')})`,
    [...ofMonth, day, ...ofMonth]
  )
  const sumOf = (column: string) =>
    `coalesce((select sum(sale_days.${column}) from sale_days
      where sale_days.day = ? and ${isSame(table)}), 0)`
  await trx.rawQuery(
    `update ${table} set copies = copies ${sign} ${sumOf('copies')},
       amount_fen = amount_fen ${sign} ${sumOf('amount_fen')} ${month ? 'where month = ?' : ''}`,
    [day, day, ...ofMonth]
  )
}
