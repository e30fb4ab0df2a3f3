import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { TimeRange } from '#statistics/date_ranges'
import { nothingSold, type SaleScope, type SaleSums } from '#statistics/sales/sale_scope'
import { paidOrders, soldLinesQuery } from '#statistics/sales/sales_query'
import { courseSubjects, type CourseSubject } from '#statistics/sales/subjects'

interface OrderRow {
  userId: number
  amountFen: number
  freightFen: number
}

interface LineRow {
  orderId: number
  userId: number
  courseId: number
  copies: number
  amountFen: number
}

interface Bought {
  userId: number
  courseId: number
}

/** Users per statement. */
const userBatchSize = 500

/** All orders paid in a range, without reading their lines; copies are not counted. */
export async function countAll(client: QueryClientContract, span: TimeRange): Promise<SaleSums> {
  const [sums] = await paidOrders(client, span)
    .count('* as orders')
    .countDistinct('orders.user_id as people')
    .select(client.raw('sum(orders.amount_fen) - sum(orders.refunded_fen) as amountFen'))
  const [first] = await paidOrders(client, span)
    .if(span.from, (query) =>
      query.whereNotExists((earlier) =>
        earlier
          .from('orders as earlier')
          .whereColumn('earlier.user_id', 'orders.user_id')
          .whereColumn('earlier.order_status', 'orders.order_status')
          .where('earlier.paid_at', '<', span.from!)
      )
    )
    .countDistinct('orders.user_id as people')
  const { orders, people, amountFen } = sums
  return { orders, people, firstPeople: first.people, copies: 0, amountFen: amountFen ?? 0 }
}

/** All scopes of the orders paid in a range, counted from their lines. */
export async function countSalesInRange(
  client: QueryClientContract,
  span: TimeRange
): Promise<Map<SaleScope, SaleSums>> {
  const orders = (await paidOrders(client, span)
    .select('orders.user_id as userId', 'orders.freight_fen as freightFen')
    .select(client.raw('orders.amount_fen - orders.refunded_fen as amountFen'))) as OrderRow[]
  if (!orders.length) return new Map()
  const lines = (await soldLinesQuery(client, span)
    .select('orders.id as orderId', 'orders.user_id as userId', 'order_items.course_id as courseId')
    .select(client.raw('order_items.course_count - order_items.refunded_count as copies'))
    .select(client.raw('order_items.amount_fen - order_items.refunded_fen as amountFen'))) as LineRow[]
  const before = await previousPurchases(client, span, [...new Set(orders.map(({ userId }) => userId))])
  const courses = await courseSubjects(client, [...new Set([...lines, ...before].map(({ courseId }) => courseId))])
  const known = new Set(before.flatMap((line) => scopesOf(line, courses).map((scope) => `${scope} ${line.userId}`)))

  const tally = new Tally(known)
  for (const { userId, amountFen } of orders) tally.add('all', { amountFen, userId })
  for (const line of lines) {
    tally.addCopies('all', line.copies)
    for (const scope of scopesOf(line, courses)) if (scope !== 'all') tally.add(scope, line)
  }
  const ofLines = lines.reduce((sum, { amountFen }) => sum + amountFen, 0)
  const ofOrders = orders.reduce((sum, { amountFen }) => sum + amountFen, 0)
  // Shipping is the amount of an order beyond its lines.
  const freight = { orders: orders.filter(({ freightFen }) => freightFen > 0).length, amountFen: ofOrders - ofLines }
  return new Map([...tally.sums(), ['freight', { ...nothingSold, ...freight }]])
}

/** Purchases of these users before a range, each course once. */
async function previousPurchases(
  client: QueryClientContract,
  { from }: TimeRange,
  userIds: number[]
): Promise<Bought[]> {
  if (!from) return []
  const bought: Bought[] = []
  for (let at = 0; at < userIds.length; at += userBatchSize) {
    const rows = await soldLinesQuery(client, { from: null, until: from })
      .whereIn('orders.user_id', userIds.slice(at, at + userBatchSize))
      .distinct('orders.user_id as userId', 'order_items.course_id as courseId')
    bought.push(...(rows as Bought[]))
  }
  return bought
}

function scopesOf({ courseId }: { courseId: number }, courses: Map<number, CourseSubject>): SaleScope[] {
  const course = courses.get(courseId)
  const scopes: SaleScope[] = ['all', `course:${courseId}`]
  if (course) scopes.push(`subject:${course.subjectKey}`)
  if (course?.teacherId) scopes.push(`teacher:${course.teacherId}`)
  return scopes
}

class Tally {
  #parts = new Map<SaleScope, { orders: Set<unknown>; people: Set<number>; copies: number; amountFen: number }>()

  /** @param known scopes and users of earlier purchases */
  constructor(private known: Set<string>) {}

  add(scope: SaleScope, sold: { orderId?: number; userId: number; copies?: number; amountFen: number }): void {
    const part = this.#part(scope)
    part.orders.add(sold.orderId ?? Symbol('order'))
    part.people.add(sold.userId)
    part.copies += sold.copies ?? 0
    part.amountFen += sold.amountFen
  }

  addCopies(scope: SaleScope, copies: number): void {
    this.#part(scope).copies += copies
  }

  *sums(): Generator<[SaleScope, SaleSums]> {
    for (const [scope, { orders, people, copies, amountFen }] of this.#parts) {
      const firstPeople = [...people].filter((userId) => !this.known.has(`${scope} ${userId}`)).length
      yield [scope, { orders: orders.size, people: people.size, firstPeople, copies, amountFen }]
    }
  }

  #part(scope: SaleScope) {
    const part = this.#parts.get(scope) ?? { orders: new Set(), people: new Set(), copies: 0, amountFen: 0 }
    this.#parts.set(scope, part)
    return part
  }
}
