import db from '@adonisjs/lucid/services/db'
import { transaction, type Trx } from '#core/transaction'
import { countDay, firstDay } from '#statistics/sales/count_day'
import { countedSales } from '#statistics/sales/counted_sales'
import { countSales } from '#statistics/checks/count_sales'
import { mendMonths } from '#statistics/sales/sale_months'
import { mendTotals } from '#statistics/sales/sale_totals'
import { countSold, type SoldRow } from '#statistics/sales/sold'
import { keptTeachers, teachersOfDay, type TeacherDay } from '#statistics/sales/teacher_days'
import { spanOf } from '#statistics/days'
import { checkBuyers } from '#statistics/sales/checking/check_buyers'
import { checkCorrections } from '#statistics/statements/check_corrections'
import { daysToCheck } from '#statistics/sales/checking/days_to_check'
import { noDifference, writeDifference, type SaleDifference } from '#statistics/sales/checking/sale_difference'

/**
 * Holds every kept day against its orders and counts anew what differs. It reads a day at a time and locks only to
 * mend, so that nobody waits for it; stopped anywhere, it may be started again.
 */
export async function checkSales(): Promise<SaleDifference[]> {
  await countSales()
  const { through } = await countedSales(db.connection())
  if (!through) return []
  const differences: SaleDifference[] = []
  for (const day of await daysToCheck('sale_days', await firstDay(null), through)) {
    if (isSame(await transaction((trx) => readDay(trx, day)))) continue
    const found = await transaction((trx) => mendDay(trx, day))
    if (found) differences.push(found)
  }
  const total = await transaction(mendTotals)
  const wrongSums = [
    ...(await mendMonths()).map(({ month, ...sums }) => ({ ...noDifference(month), ...sums })),
    ...(total ? [{ ...noDifference(through), ...total }] : []),
  ]
  // Sums move with their days, so those of a wrong day are wrong with it.
  if (!differences.length) {
    for (const found of wrongSums) differences.push(await transaction((trx) => writeDifference(trx, found)))
  }
  differences.push(...(await checkBuyers(through)))
  differences.push(...(await checkCorrections(through)))
  return differences
}

interface Side {
  sold: SoldRow[]
  teachers: TeacherDay[]
}

interface BothSides {
  kept: Side
  counted: Side
}

async function readDay(trx: Trx, day: string): Promise<BothSides> {
  const rows = await trx.from('sale_days').where('day', day)
  const sold = rows.map((row) => ({
    courseId: Number(row.course_id),
    channelId: Number(row.channel_id),
    copies: Number(row.copies),
    amountFen: Number(row.amount_fen),
    orderCount: Number(row.order_count),
  }))
  return {
    kept: { sold, teachers: await keptTeachers(trx, day) },
    counted: { sold: await countSold(trx, spanOf({ from: day, to: day })), teachers: await teachersOfDay(trx, day) },
  }
}

const isSame = ({ kept, counted }: BothSides): boolean =>
  asText(kept.sold) === asText(counted.sold) && asText(kept.teachers) === asText(counted.teachers)

/** Rows are flat, and all of a kind name their columns in one sequence. */
function asText(rows: (SoldRow | TeacherDay)[]): string {
  return rows
    .map((row) => Object.entries(row).sort().join())
    .sort()
    .join(';')
}

/** Under the lock of counting; a day whose orders have just changed is counted anew and is no difference. */
async function mendDay(trx: Trx, day: string): Promise<SaleDifference | null> {
  await trx.from('counted_sales').forUpdate().first()
  const { changedDays } = await countedSales(trx)
  const sides = await readDay(trx, day)
  if (isSame(sides)) return null
  await countDay(trx, day)
  if (changedDays.includes(day)) return null
  return writeDifference(trx, toDifference(day, sides))
}

/** Of the sales; of the teachers' figures where only these are wrong. */
function toDifference(day: string, { kept, counted }: BothSides): SaleDifference {
  const figures = asText(kept.sold) === asText(counted.sold) ? 'teachers' : 'sold'
  const [was, is] = [sumOf(kept[figures]), sumOf(counted[figures])]
  return {
    day,
    keptFen: was.amountFen,
    countedFen: is.amountFen,
    keptCopies: was.copies,
    countedCopies: is.copies,
    keptOrders: was.orderCount,
    countedOrders: is.orderCount,
    wrongBuyers: 0,
    missedCorrections: 0,
  }
}

function sumOf(rows: (SoldRow | TeacherDay)[]) {
  const sum = { copies: 0, amountFen: 0, orderCount: 0 }
  for (const row of rows) {
    if ('copies' in row) sum.copies += row.copies
    sum.amountFen += row.amountFen
    sum.orderCount += row.orderCount
  }
  return sum
}
