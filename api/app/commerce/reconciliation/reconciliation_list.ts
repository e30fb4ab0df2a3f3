import db from '@adonisjs/lucid/services/db'
import ReconciledDay from '#commerce/reconciliation/reconciliation_day'
import { toReconciledDay, toBillLine, type BillLineRow } from '#commerce/reconciliation/reconciliation_transformer'
import type { DayStatus } from '#core/reconciliation/terms'
import { BillLinesShown, type ReportDiscrepancy } from '#commerce/reconciliation/terms'
import { NotFound } from '#core/errors'
import { inOrderBy, sortedBy, type Sorting } from '#core/lists/sorting'

export interface ReconciledDayFilters extends Sorting<'reconciliation'> {
  billStatus?: DayStatus
  differing?: boolean
  page?: number
  pageSize?: number
}

export async function reconciliationList({ page = 1, pageSize = 10, ...filters }: ReconciledDayFilters) {
  const days = ReconciledDay.query().where((query) => {
    if (filters.billStatus) query.where('status', filters.billStatus)
    if (filters.differing) query.where('differences', '>', 0)
  })
  const sortBy = sortedBy<'reconciliation'>(filters, { day: 'day', ranTime: 'ran_at' }, [['day', 'desc']])
  const found = await inOrderBy(days, sortBy, 'id').paginate(page, pageSize)
  return { days: found.all().map(toReconciledDay), total: found.total }
}

/** Without a provider, the newest row of the day. */
export async function reconciliationDay(
  day: string,
  { difference, provider }: { difference?: ReportDiscrepancy; provider?: string } = {}
) {
  const billDay = await ReconciledDay.query()
    .where('day', day)
    .where((query) => {
      if (provider) query.where('provider', provider)
    })
    .orderBy('id', 'desc')
    .first()
  if (!billDay) throw new NotFound()
  const rows = await billLineRows(billDay.id, difference)
  return { ...toReconciledDay(billDay), lines: rows.map(toBillLine), shown: rows.length }
}

/** Those that differ first. */
export function billLineRows(billDayId: number, difference?: ReportDiscrepancy): Promise<BillLineRow[]> {
  return db
    .from('bill_lines')
    .leftJoin('orders', 'orders.id', 'bill_lines.order_id')
    .leftJoin('payment_exceptions', 'payment_exceptions.id', 'bill_lines.payment_exception_id')
    .where('bill_day_id', billDayId)
    .where((query) => {
      if (difference) query.where('bill_lines.difference', difference)
    })
    .select('bill_lines.*', 'orders.order_no', 'payment_exceptions.status as exception_status')
    .orderByRaw('case when bill_lines.difference is null then 1 else 0 end, bill_lines.id')
    .limit(BillLinesShown)
}
