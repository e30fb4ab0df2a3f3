import { countLate } from '#core/http/late_reads'
import { toYuan } from '#core/money'
import { addDays } from '#core/time'
import { today } from '#statistics/days'
import { countBuyers } from '#statistics/sales/buyers'
import { incomeOf } from '#statistics/sales/incomes'
import { countNewBuyers } from '#statistics/sales/new_buyers'

/** The tiles of the overview; the names are the documents' (docs/product.md 14.1). Amounts in yuan. */
export async function overviewSummary() {
  return countLate(async (trx) => {
    const day = today()
    const yesterday = addDays(day, -1)
    const weekBefore = addDays(yesterday, -7)
    const fresh = await countNewBuyers(trx, [day, yesterday, weekBefore])
    const ofDay = async <Name extends string>(one: string, name: Name) =>
      ({
        [`total${name}`]: fresh.get(one),
        [`income${name}`]: toYuan(await incomeOf(trx, { from: one, to: one })),
      }) as Record<`total${Name}` | `income${Name}`, number>
    return {
      total: await countBuyers(trx),
      income: toYuan(await incomeOf(trx, {})),
      ...(await ofDay(yesterday, 'Yestoday')),
      ...(await ofDay(day, 'Today')),
      ...(await ofDay(weekBefore, 'WeekBefore')),
    }
  })
}
