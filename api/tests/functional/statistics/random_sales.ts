import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Role } from '#core/roles'
import { toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import type { RandomInt } from '#tests/factories/seeded_random'
import { partner, soldOrder } from '#tests/factories/sales'
import type { Shop } from '#tests/functional/statistics/check_stats'

export const noon = DateTime.fromISO('2026-06-15T04:00:00Z', { zone: 'utc' })

export async function shop(): Promise<Shop> {
  const partners = []
  for (const code of ['ZXS001', 'ZXS002', 'ZXS003']) {
    const user = await createUser(Role.Channel)
    partners.push({ user, channelId: await partner(user.user.id, code) })
  }
  // The last channel closed its account; its sales stay.
  await db
    .from('users')
    .where('id', partners[2].user.user.id)
    .update({ deleted_at: toStored(noon.minus({ days: 9 })) })
  const teacher = await createUser(Role.Teacher)
  const teacherId = teacher.user.id
  const [own, bundled] = [await course({ teacherId }), await course({})]
  const bundle = await course({ teacherId, tags: ['Package'], models: [own, bundled] })
  return {
    admin: await createUser(Role.Admin),
    partners,
    teacher,
    taught: [own, bundle],
    buyers: await Promise.all(Array.from({ length: 6 }, () => createUser())),
    courses: {
      'type-1': [own, bundled, bundle],
      'type-3': [await course({ type: 3 })],
      'jzgc': [await course({ type: 5, subject: 'jzgc' }), await course({ type: 4, subject: 'jzgc' })],
    },
  }
}

/** An order of the last weeks, mostly near midnight in Shanghai; some are partly or completely refunded. */
export async function randomOrder(
  { partners, buyers, courses }: Shop,
  roll: RandomInt,
  known: { paidAt?: DateTime; changedAt?: DateTime } = {}
) {
  const midnight = noon
    .setZone('Asia/Shanghai')
    .startOf('day')
    .minus({ days: roll(6) ? roll(20) : roll(100) })
  const paidAt = known.paidAt ?? midnight.plus({ seconds: roll(3) === 0 ? roll(40_000) : roll(5) - 2 })
  const ids = Object.values(courses).flat()
  const chosenIds = new Set(Array.from({ length: 1 + roll(3) }, () => ids[roll(ids.length)]))
  const refundKind = roll(5)
  const lines = [...chosenIds].map((courseId) => {
    const count = 1 + roll(3)
    const amountFen = roll(10) === 0 ? 0 : 1 + roll(20_000)
    if (refundKind === 0) return { courseId, count, amountFen, refundedCount: count, refundedFen: amountFen }
    if (refundKind === 1) return { courseId, count, amountFen, refundedFen: roll(amountFen + 1) }
    // Some copies with any part of the money.
    if (refundKind === 2) {
      const [refundedCount, refundedFen] = [roll(count + 1), roll(amountFen + 1)]
      return { courseId, count, amountFen, refundedCount, refundedFen }
    }
    return { courseId, count, amountFen }
  })
  const freightFen = roll(2) * roll(900)
  const code = roll(2) ? roll(partners.length) : undefined
  return soldOrder({
    userId: buyers[roll(buyers.length)].user.id,
    paidAt: toStored(paidAt),
    channelId: code === undefined ? null : partners[code].channelId,
    code: code === undefined ? null : `ZXS00${code + 1}`,
    type: roll(4) ? 'single' : 'package',
    freightFen,
    refundedFreightFen: refundKind === 0 ? freightFen : refundKind === 2 ? roll(freightFen + 1) : 0,
    lines,
    status: roll(9) === 0 ? 3 : 2,
    changedAt: toStored(known.changedAt ?? paidAt),
  })
}
