import { chance, whole } from './seeded_random.js'
import { dayOf, daysBefore } from './times.js'
import type { SeedContext } from './seed_context.js'

const retentionDays = 90

/** Page views and carts behind the orders of the last days, and some without an order. */
export function addVisits({ tables, tools, courses, paidOrders }: SeedContext) {
  const sold = new Map<string, number>()
  for (const { paidAt, items } of paidOrders) {
    for (const { courseId } of items) {
      const key = `${dayOf(paidAt)} ${courseId}`
      sold.set(key, (sold.get(key) ?? 0) + 1)
    }
  }
  for (let before = retentionDays; before >= 0; before--) {
    const day = dayOf(daysBefore(tools.now, before))
    for (const { id } of courses.values()) {
      const key = `${day} ${id}`
      const orders = sold.get(key) ?? 0
      if (orders === 0 && chance(`visits ${key}`) > 0.3) continue
      const carts = orders + (chance(`carts ${key}`) < 0.2 ? 1 : 0)
      const visits = carts * 3 + whole(`openings ${key}`, 1, 12)
      tables.addPlain('funnel_days', { day, course_id: id, visits, carts })
    }
  }
}
