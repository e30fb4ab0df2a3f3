import { countLate } from '#core/connections/late_reads'
import { toYuan } from '#core/money'
import type { Trx } from '#core/transaction'
import { addDays, today } from '#statistics/days'
import { countBuyers, countNewBuyers } from '#statistics/sales/buyers'
import { incomeOf } from '#statistics/sales/incomes'

/** The tiles of the overview; the names are the documents' (docs/product.md 14.1). Amounts in yuan. */
export async function overviewSummary() {
  return countLate(async (trx) => {
    const day = today()
    const yesterday = addDays(day, -1)
    const weekBefore = addDays(yesterday, -7)
    return {
      total: await countBuyers(trx),
      income: toYuan(await incomeOf(trx, {})),
      ...(await ofDay(trx, yesterday, 'Yestoday')),
      ...(await ofDay(trx, day, 'Today')),
      ...(await ofDay(trx, weekBefore, 'WeekBefore')),
    }
  })
}

async function ofDay<Name extends string>(trx: Trx, day: string, name: Name) {
  const days = { from: day, to: day }
  return {
    [`total${name}`]: await countNewBuyers(trx, days),
    [`income${name}`]: toYuan(await incomeOf(trx, days)),
  } as Record<`total${Name}` | `income${Name}`, number>
}
