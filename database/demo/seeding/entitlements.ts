import { whole, chance } from './seeded_random.js'
import { dayOf, secondsAfter, stored } from './times.js'
import type { SeededCourse, SeededOrder, SeededPerson, SeedContext } from './seed_context.js'

/** A row of `user_courses` with a user. */
export type Entitlement = { id: number; userId: number; courseId: number; since: Date }

/** Days of access after payment, the default of the setting. */
const validDays = 365

const day = 24 * 3600

/** In a bulk order of this size an admin disabled one seat, and the last was assigned three days ago. */
const manySeats = 8

/** The product grants everything that is paid; the seats of bulk orders are assigned by telephone number. */
export async function addRights(context: SeedContext): Promise<Entitlement[]> {
  const { trx } = context.tables
  for (const order of context.paidOrders) {
    await context.tools.grant(trx, { order, items: order.items })
    if (order.orderType === 'package') addSeats(context, order)
  }
  await context.tables.write()
  // The product dates a grant by the clock; the demo dates it by the payment.
  await trx.from('user_courses').update({ created_at: trx.knexRawQuery('claimed_at') }).whereNotNull('claimed_at') // oxfmt-ignore

  const rows = await trx
    .from('user_courses')
    .whereNotNull('user_id')
    .orderBy('id')
    .select('id', 'user_id', 'course_id', 'created_at')
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    courseId: row.course_id,
    since: new Date(`${row.created_at.replace(' ', 'T')}Z`),
  }))
}

/** Some seats are claimed, one or two are pending for a number without an account. */
function addSeats(context: SeedContext, order: SeededOrder) {
  const learners = [...context.people.values()].filter(({ isLearner }) => isLearner)
  for (const item of order.items) {
    const taken = Math.min(item.courseCount - 1, whole(`seats ${item.id}`, 3, 12))
    const first = whole(`first seat ${item.id}`, 0, learners.length - 1)
    for (let seat = 1; seat <= taken; seat++) {
      const known = chance(`seat ${item.id} ${seat}`) < 0.85
      const person = known ? learners[(first + seat) % learners.length] : null
      if (person?.id === order.userId) continue
      const isEnded = seat === 2 && taken >= manySeats
      addSeat(context, order, { item, seat, person, isEnded, isLate: seat === taken })
    }
  }
}

function addSeat(
  context: SeedContext,
  order: SeededOrder,
  {
    item,
    seat,
    person,
    isEnded,
    isLate,
  }: {
    item: SeededOrder['items'][number]
    seat: number
    person: SeededPerson | null
    isEnded: boolean
    isLate: boolean
  }
) {
  const telephone = person?.telephone ?? `1990000${String(item.id * 20 + seat).padStart(4, '0')}`
  const soon = secondsAfter(order.paidAt, seat * 90 + 3600)
  const late = secondsAfter(context.tools.now, -3 * day)
  const assigned = isLate && late > soon ? late : soon
  for (const course of contentsOf(context, item.courseId)) {
    context.tables.addPlain('user_courses', {
      course_id: course.id,
      user_id: person?.id ?? null,
      telephone,
      source: 'assignment',
      order_item_id: item.id,
      order_id: order.id,
      seat_no: seat,
      grant_key: `assignment:${order.id}:${item.id}:${course.id}:${telephone}`,
      user_course_status: isEnded ? 'expired' : 'valid',
      expires_on: dayOf(secondsAfter(order.paidAt, validDays * day)),
      granted_by: order.userId,
      claimed_at: person ? stored(assigned) : null,
      created_at: stored(assigned),
    })
  }
}

/** A course; for a bundle also its contents. */
function contentsOf({ courses }: SeedContext, courseId: number): SeededCourse[] {
  const course = [...courses.values()].find(({ id }) => id === courseId)!
  const bundled = course.tags.includes('Package') ? (course.models ?? []) : []
  return [course, ...bundled.map(({ course: key }) => courses.get(key)!)].filter(
    ({ courseType }) => courseType !== 3 && courseType !== 4
  )
}
