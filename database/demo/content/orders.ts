import { bulkBasket, needsAddress, needsCode, opens, singleBasket } from './order_goods.js'
import { dayWeight, days, minutes, timeOn } from './order_times.js'
import { channelCodes, learners, mainLearners } from './people.js'
import { SeededRandom } from '../random.js'
import type { DemoOrder, DemoPerson } from '../types.js'

const total = 260
/** Orders that are not paid yet when the demo starts. */
const fresh = 4
const [general, internal, school] = channelCodes

type GeneratorContext = { now: Date; random: SeededRandom; owned: Map<string, Set<string>> }

/**
 * About 260 orders of the ninety days before `now`, oldest first; deterministic for a given `now`. Prices come from the
 * quote: an order only has buyer, courses, code and time.
 */
export function demoOrders(now: Date): DemoOrder[] {
  const owned = new Map(learners.map((person) => [person.loginName, new Set<string>()]))
  const context: GeneratorContext = { now, random: new SeededRandom(20_261_121), owned }
  const moments = orderTimes(context)
  const settled = moments.map((createdAt, i) => settledOrder(context, createdAt, i))
  const paying = Array.from({ length: fresh }, (_, i) => payingOrder(context, i))
  return [...settled, ...paying]
}

/**
 * The times of all finished orders, ascending. At least six are yesterday and four today; times without a full hour on
 * a day that has just begun move to the day before.
 */
function orderTimes({ now, random }: GeneratorContext): Date[] {
  const latest = new Date(now.getTime() - minutes(40))
  const past = Array.from({ length: 89 }, (_, i) => i + 1)
  const recent = [0, 0, 0, 0, 1, 1, 1, 1, 1, 1]
  const chosen = Array.from({ length: total - fresh - recent.length }, () =>
    random.weighted(past, (daysAgo) => dayWeight(now, daysAgo))
  )
  return [...chosen, ...recent]
    .flatMap((daysAgo) => timeOn(now, daysAgo, latest, random) ?? timeOn(now, daysAgo + 1, latest, random) ?? [])
    .sort((a, b) => a.getTime() - b.getTime())
}

function draft({ random, owned }: GeneratorContext, createdAt: Date, bulk: boolean) {
  const buyer = random.weighted<DemoPerson>(learners, (p) => (mainLearners.includes(p) ? 2.4 : 1))
  const items = bulk ? bulkBasket(random) : singleBasket(random, owned.get(buyer.loginName)!)
  const withCode = needsCode(items) || random.chance(bulk ? 0.6 : 0.3)
  return {
    buyer: buyer.loginName,
    orderType: bulk ? ('package' as const) : ('single' as const),
    items,
    code: withCode ? random.weighted([general, internal, school], codeWeight) : null,
    address: needsAddress(items) ? random.between(0, buyer.addresses.length - 1) : null,
    createdAt,
  }
}

const codeWeight = (code: string): number => (code === general ? 5 : code === internal ? 3 : 2)

function settledOrder(context: GeneratorContext, createdAt: Date, index: number): DemoOrder {
  const { random } = context
  const order = draft(context, createdAt, index % 9 === 4)
  if (index % 11 === 7) return closedOrder(context, order)

  // Copies of a bulk order belong to the users they are assigned to, not to the buyer.
  if (order.orderType === 'single') {
    const mine = context.owned.get(order.buyer)!
    for (const item of order.items) for (const key of opens(item.course)) mine.add(key)
  }
  const paidAt = new Date(createdAt.getTime() + random.between(25, 900) * 1000)
  return {
    ...order,
    state: 'paid',
    closeReason: null,
    paidAt,
    closedAt: null,
    shipment: order.address === null ? null : shipment(context, paidAt),
  }
}

function closedOrder({ random }: GeneratorContext, order: ReturnType<typeof draft>): DemoOrder {
  const expired = random.chance(0.6)
  const wait = expired ? minutes(30) + 15_000 : random.between(60, 1500) * 1000
  const closedAt = new Date(order.createdAt.getTime() + wait)
  const closeReason = expired ? 'expired' : 'cancelled'
  return { ...order, state: 'closed', closeReason, paidAt: null, closedAt, shipment: null }
}

/** Parcels are sent one to three days after payment; the latest ones are not sent yet. */
function shipment({ now, random }: GeneratorContext, paidAt: Date): DemoOrder['shipment'] {
  const deliveredAt = new Date(paidAt.getTime() + days(1) + minutes(random.between(0, 2 * 24 * 60)))
  const trackingNo = `SF${random.between(100_000, 999_999)}${random.between(100_000, 999_999)}`
  return deliveredAt.getTime() < now.getTime() ? { trackingNo, deliveredAt } : null
}

/** Created within the last half hour, so that it can still be paid. */
function payingOrder(context: GeneratorContext, index: number): DemoOrder {
  const age = minutes(2 + index * 4)
  const createdAt = new Date(Math.floor((context.now.getTime() - age) / 1000) * 1000)
  const order = draft(context, createdAt, index === 2)
  return { ...order, state: 'paying', closeReason: null, paidAt: null, closedAt: null, shipment: null }
}
