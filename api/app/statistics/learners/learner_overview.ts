import db from '@adonisjs/lucid/services/db'
import { addBalances, hourBalances } from '#certificates/ledger/hour_balances'
import type { CertSubject, RequiredCourse } from '#catalogue/terms'
import { existsShippableItemSql } from '#commerce/parcels/awaiting_shipment'
import { OrderStatus, OrderType } from '#commerce/terms'
import { toMinutes } from '#core/duration'
import { getOrFail } from '#core/get_or_fail'
import { InvoiceStatus } from '#invoices/terms'
import { lastLesson } from '#learning/last_lesson'
import { countUnread } from '#messages/message_list'

/** For the page 我的 on phones: all counts in one call, with one query per table. */
export async function learnerOverview(userId: number) {
  const [lesson, { hasSeats, ...orders }, subjects, openInvoices, unreadMessages] = await Promise.all([
    lastLesson(userId),
    orderCounts(userId),
    minutesBySubject(userId),
    countOpenInvoices(userId),
    countUnread(userId),
  ])
  return { lesson, orders, subjects, openInvoices, unreadMessages, hasSeats }
}

const { Paying, Paid } = OrderStatus

/** Each count is the total of the tab of 我的订单 with this name. */
const conditions = {
  unpaid: `order_status = ${Paying}`,
  toShip: `order_status = ${Paid} and awaits_shipment = 1 and tracking_no is null and exists (${existsShippableItemSql})`,
  shipped: `order_status = ${Paid} and tracking_no is not null`,
  afterSale: 'refunded_fen > 0',
  seatOrders: `order_status = ${Paid} and order_type = '${OrderType.Package}'`,
} as const

async function orderCounts(userId: number) {
  const query = db.from('orders').where('user_id', userId)
  for (const [name, condition] of Object.entries(conditions)) {
    query.select(db.raw(`sum(case when ${condition} then 1 else 0 end) as ${name}`))
  }
  const [row] = await query
  const of = (name: keyof typeof conditions) => Number(row[name] ?? 0)
  return {
    unpaid: of('unpaid'),
    toShip: of('toShip'),
    shipped: of('shipped'),
    afterSale: of('afterSale'),
    hasSeats: of('seatOrders') > 0,
  }
}

interface LogRow {
  id: number
  certificateId: number
  totalSeconds: number
  certSubject: CertSubject
  requiredCourse: number
}

/** Minutes that were earned, uploaded ones included, of all courses of a certificate. */
async function minutesBySubject(userId: number) {
  const logs: LogRow[] = await db
    .from('course_edu_logs')
    .join('certificates', 'certificates.id', 'course_edu_logs.certificate_id')
    .where('course_edu_logs.user_id', userId)
    .orderBy('certificates.id')
    .select('course_edu_logs.id', 'certificate_id as certificateId', 'total_seconds as totalSeconds')
    .select('cert_subject as certSubject', 'required_course as requiredCourse')
  const balances = await hourBalances(logs.map(({ id }) => id))
  return [...new Set(logs.map(({ certificateId }) => certificateId))].map((certificateId) => {
    const own = logs.filter((log) => log.certificateId === certificateId)
    const { available, used } = addBalances(own.map(({ id }) => getOrFail(balances, id)))
    return {
      furtherEduCertId: certificateId,
      certSubject: own[0].certSubject,
      requiredCourse: Number(own[0].requiredCourse) as RequiredCourse,
      totalMinutes: toMinutes(own.reduce((sum, { totalSeconds }) => sum + totalSeconds, 0)),
      earnedMinutes: toMinutes(available + used),
      uploadedMinutes: toMinutes(used),
    }
  })
}

async function countOpenInvoices(userId: number): Promise<number> {
  const [{ total }] = await db
    .from('invoices')
    .where({ user_id: userId, invoice_status: InvoiceStatus.Requested })
    .whereNull('withdrawn_at')
    .count('* as total')
  return Number(total)
}
