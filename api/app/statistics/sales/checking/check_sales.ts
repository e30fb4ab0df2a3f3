import db from '@adonisjs/lucid/services/db'
import { transaction, type Trx } from '#core/transaction'
import { countedSales } from '#statistics/sales/counted_sales'
import { countDay, countSales, eachDay, firstDay } from '#statistics/sales/count_sales'
import { mendTotals } from '#statistics/sales/sale_totals'
import { countSold, type SoldRow } from '#statistics/sales/sold'
import { spanOf } from '#statistics/days'
import { checkBuyers } from '#statistics/sales/checking/check_buyers'
import { writeDifference, type SaleDifference } from '#statistics/sales/checking/sale_difference'

/**
 * Holds every kept day against its orders and counts anew what differs. It reads a day at a time and locks only to
 * mend, so that nobody waits for it; stopped anywhere, it may be started again.
 */
export async function checkSales(): Promise<SaleDifference[]> {
  await countSales()
  const { through } = await countedSales(db.connection())
  if (!through) return []
  const differences: SaleDifference[] = []
  for (const day of await keptAndPaidDays(through)) {
    if (isSame(await transaction((trx) => readDay(trx, day)))) continue
    const found = await transaction((trx) => mendDay(trx, day))
    if (found) differences.push(found)
  }
  const total = await transaction(mendTotals)
  // Totals move with their days, so those of a wrong day are wrong with it.
  if (total && !differences.length) {
    const nothing = { keptCopies: 0, countedCopies: 0, wrongBuyers: 0 }
    const found = { day: through, ...total, ...nothing }
    differences.push(await transaction((trx) => writeDifference(trx, found)))
  }
  differences.push(...(await checkBuyers(through)))
  return differences
}

/** Days that have kept rows without any payment are wrong too. */
async function keptAndPaidDays(through: string): Promise<string[]> {
  const first = await firstDay(null)
  const kept = await db.from('sale_days').distinct('day').where('day', '<=', through)
  const days = new Set(kept.map(({ day }) => String(day).slice(0, 10)))
  if (first) for (const day of eachDay(first, through)) days.add(day)
  return [...days].sort()
}

interface BothSides {
  kept: SoldRow[]
  counted: SoldRow[]
}

async function readDay(trx: Trx, day: string): Promise<BothSides> {
  const rows = await trx.from('sale_days').where('day', day)
  const kept = rows.map((row) => ({
    courseId: Number(row.course_id),
    channelId: Number(row.channel_id),
    copies: Number(row.copies),
    amountFen: Number(row.amount_fen),
  }))
  return { kept, counted: await countSold(trx, spanOf({ from: day, to: day })) }
}

function isSame({ kept, counted }: BothSides): boolean {
  const asText = (rows: SoldRow[]) =>
    rows
      .map((row) => [row.courseId, row.channelId, row.copies, row.amountFen].join())
      .sort()
      .join(';')
  return asText(kept) === asText(counted)
}

/** Under the lock of counting; a day whose orders have just changed is counted anew and is no difference. */
async function mendDay(trx: Trx, day: string): Promise<SaleDifference | null> {
  await trx.from('counted_sales').forUpdate().first()
  const { changedDays } = await countedSales(trx)
  const sides = await readDay(trx, day)
  if (isSame(sides)) return null
  await countDay(trx, day)
  if (changedDays.includes(day)) return null
  return writeDifference(trx, {
    day,
    ...{ keptFen: sumOf(sides.kept, 'amountFen'), countedFen: sumOf(sides.counted, 'amountFen') },
    ...{ keptCopies: sumOf(sides.kept, 'copies'), countedCopies: sumOf(sides.counted, 'copies') },
    wrongBuyers: 0,
  })
}

const sumOf = (rows: SoldRow[], figure: 'copies' | 'amountFen') =>
  rows.reduce((sum, row) => sum + row[figure], 0)
