import db from '@adonisjs/lucid/services/db'
import { transaction, type Trx } from '#core/transaction'
import { spanOf } from '#statistics/days'
import { countPlacedDay, countPlaced, firstPlacedDay, keptPlaced } from '#statistics/placed/count_placed'
import { countedPlaced, placedIn, type PlacedRow } from '#statistics/placed/placed_orders'
import { noDifference, writeDifference, type SaleDifference } from '#statistics/sales/checking/sale_difference'
import { daysToCheck } from '#statistics/sales/checking/days_to_check'

/** Holds every kept day of placed orders against the orders, without a lock, and counts anew what differs. */
export async function checkPlaced(): Promise<SaleDifference[]> {
  await countPlaced()
  const { through } = await countedPlaced(db.connection())
  if (!through) return []
  const differences: SaleDifference[] = []
  for (const day of await daysToCheck('placed_days', await firstPlacedDay(), through)) {
    if (isSame(await transaction((trx) => bothSides(trx, day)))) continue
    const found = await transaction((trx) => mendDay(trx, day))
    if (found) differences.push(found)
  }
  return differences
}

interface BothSides {
  kept: PlacedRow[]
  counted: PlacedRow[]
}

const bothSides = async (trx: Trx, day: string): Promise<BothSides> => ({
  kept: await keptPlaced(trx, day),
  counted: await placedIn(trx, spanOf({ from: day, to: day }), 'all'),
})

const isSame = ({ kept, counted }: BothSides): boolean => asText(kept) === asText(counted)

const asText = (rows: PlacedRow[]): string =>
  rows
    .map(({ courseId, placed, paid }) => [courseId, placed, paid].join())
    .sort()
    .join(';')

/** Placed ones; paid ones when only these are wrong. */
function ordersOf({ kept, counted }: BothSides) {
  const sumOf = (rows: PlacedRow[], figure: 'placed' | 'paid') => rows.reduce((sum, row) => sum + row[figure], 0)
  const figure = sumOf(kept, 'placed') === sumOf(counted, 'placed') ? 'paid' : 'placed'
  return { keptOrders: sumOf(kept, figure), countedOrders: sumOf(counted, figure) }
}

/** Under the lock of counting; a day whose orders have just changed is counted anew and is no difference. */
async function mendDay(trx: Trx, day: string): Promise<SaleDifference | null> {
  await trx.from('counted_sales').forUpdate().first()
  const { changedDays } = await countedPlaced(trx)
  const sides = await bothSides(trx, day)
  if (isSame(sides)) return null
  await countPlacedDay(trx, day)
  if (changedDays.includes(day)) return null
  return writeDifference(trx, { ...noDifference(day), ...ordersOf(sides) })
}
