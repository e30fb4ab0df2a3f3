import type Channel from '#channels/channel'
import { commissionRates, rateOfMonth } from '#channels/rates/commission_rate'
import { addMonths, thisMonth } from '#core/months'
import type { Trx } from '#core/transaction'
import { correctionsThrough } from '#statistics/statements/corrections'
import { itemsOfMonth, sumsOfMonth } from '#statistics/statements/sold_items'
import {
  byTime,
  commissionOf,
  monthSumsOf,
  sumOfMonths,
  type MonthSums,
  type Statement,
  type StatementHead,
  type StatementLine,
  type StatementMonth,
} from '#statistics/statements/statement'
import { StatementState } from '#statistics/statements/terms'

/** The statement of a month that is not closed, as it is now. */
export async function draftStatement(
  trx: Trx,
  channel: Channel,
  month: string,
  lastClosed: string | null
): Promise<Statement> {
  const corrections = await correctionsOf(trx, channel, month, lastClosed)
  const own = await itemsOfMonth(trx, channel.id, month)
  const lines = [...corrections, ...own].sort(byTime)
  const sums = monthSumsOf(lines)
  if (!own.length) sums.push({ month, soldFen: 0, refundedFen: 0 })
  return { ...(await composed(trx, channel, month, sums)), lines }
}

/** The same without its lines, for lists. */
export async function draftHead(
  trx: Trx,
  channel: Channel,
  month: string,
  lastClosed: string | null
): Promise<StatementHead> {
  const own = (await sumsOfMonth(trx, month, channel.id)).get(channel.id)
  const corrections = await correctionsOf(trx, channel, month, lastClosed)
  const sums = [
    ...monthSumsOf(corrections),
    { month, soldFen: own?.soldFen ?? 0, refundedFen: own?.refundedFen ?? 0 },
  ]
  return composed(trx, channel, month, sums)
}

/** The first open month corrects the closed ones before it. */
async function correctionsOf(
  trx: Trx,
  channel: Channel,
  month: string,
  lastClosed: string | null
): Promise<StatementLine[]> {
  if (!lastClosed || month !== addMonths(lastClosed, 1)) return []
  return correctionsThrough(trx, channel.id, lastClosed)
}

async function composed(
  trx: Trx,
  channel: Channel,
  month: string,
  sums: MonthSums[]
): Promise<StatementHead> {
  const months = await withCommission(trx, channel.id, sums)
  return {
    channelId: channel.id,
    userId: channel.userId,
    month,
    state: month < thisMonth() ? StatementState.Open : StatementState.Running,
    partnerName: channel.user.userName,
    ...{ statementNo: null, closedAt: null, months },
    ...sumOfMonths(months),
  }
}

/** A month is rounded as a whole: a correction owes the difference to what was owed for the month until now. */
async function withCommission(
  trx: Trx,
  channelId: number,
  sums: MonthSums[]
): Promise<StatementMonth[]> {
  const rates = await commissionRates(trx, channelId)
  const closed = await closedMonths(trx, channelId)
  return sums.map((sum) => {
    const netFen = sum.soldFen - sum.refundedFen
    const before = closed.get(sum.month) ?? { netFen: 0, commissionFen: 0, rateBp: null }
    const rateBp = before.rateBp ?? rateOfMonth(rates, sum.month)
    const commissionFen =
      rateBp === null ? 0 : commissionOf(before.netFen + netFen, rateBp) - before.commissionFen
    return { ...sum, netFen, rateBp, commissionFen }
  })
}

async function closedMonths(trx: Trx, channelId: number) {
  const rows = await trx
    .from('statement_months')
    .join('statements', 'statements.id', 'statement_months.statement_id')
    .where('statements.channel_id', channelId)
    .groupBy('statement_months.month')
    .select('statement_months.month as month')
    .sum('statement_months.net_fen as net')
    .sum('statement_months.commission_fen as commission')
    .min('statement_months.rate_bp as rate')
  return new Map(
    rows.map((row) => [
      row.month as string,
      {
        netFen: Number(row.net),
        commissionFen: Number(row.commission),
        rateBp: Number(row.rate) as number | null,
      },
    ])
  )
}
