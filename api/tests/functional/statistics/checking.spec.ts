import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Role } from '#core/roles'
import { toStored } from '#core/time'
import { checkSales } from '#statistics/checks/check_sales'
import { countSales } from '#statistics/checks/count_sales'
import { person } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { soldOrder } from '#tests/factories/sales'
import { startWithoutOrders } from '#tests/functional/statistics/start_without_orders'

const noon = DateTime.fromISO('2026-06-15T04:00:00Z', { zone: 'utc' })

async function countedWorld() {
  const buyer = await person()
  const userId = buyer.user.id
  const teacher = await person(Role.Teacher)
  const courseId = await course({ teacherId: teacher.user.id })
  for (const daysAgo of [9, 5, 2]) {
    const at = toStored(noon.minus({ days: daysAgo }))
    await soldOrder({
      userId,
      paidAt: at,
      changedAt: at,
      freightFen: 100,
      lines: [{ courseId, count: 2, amountFen: 1_000 }],
    })
  }
  await countSales()
  return { courseId, userId }
}

const kept = async () => ({
  days: await db
    .from('sale_days')
    .orderBy('day')
    .orderBy('course_id')
    .select('day', 'course_id', 'copies', 'amount_fen', 'order_count'),
  teachers: await db.from('teacher_days').orderBy('day').select('day', 'teacher_id', 'order_count', 'amount_fen'),
  buyers: await db
    .from('buyers')
    .orderBy('subject_key')
    .orderBy('course_id')
    .orderBy('user_id')
    .select('subject_key', 'course_id', 'user_id', 'first_paid_on'),
})

test.group('The nightly check of kept sales', (group) => {
  group.tap((test) => test.tags(['@engine']))
  startWithoutOrders(group, noon)

  test('finds nothing in what was counted', async ({ assert }) => {
    await countedWorld()
    assert.deepEqual(await checkSales(), [])
    assert.isNull(await db.from('sale_differences').first())
  })

  test('mends a planted total and says what it was', async ({ assert }) => {
    const { courseId } = await countedWorld()
    const right = await kept()
    await db
      .from('sale_days')
      .where({ day: '2026-06-10', course_id: courseId })
      .update({ amount_fen: 999_999, copies: 7, order_count: 8 })
    // A day on which nothing was sold.
    await db
      .table('sale_days')
      .insert({
        day: '2026-06-08',
        course_id: courseId,
        channel_id: 0,
        copies: 1,
        amount_fen: 5,
        order_count: 0,
        created_at: toStored(noon),
      })

    assert.deepEqual(await checkSales(), [
      {
        day: '2026-06-08',
        keptFen: 5,
        countedFen: 0,
        keptCopies: 1,
        countedCopies: 0,
        wrongBuyers: 0,
        keptOrders: 0,
        countedOrders: 0,
        missedCorrections: 0,
      },
      {
        day: '2026-06-10',
        keptFen: 1_000_099,
        countedFen: 1_100,
        keptCopies: 7,
        countedCopies: 2,
        wrongBuyers: 0,
        keptOrders: 9,
        countedOrders: 2,
        missedCorrections: 0,
      },
    ])
    assert.deepEqual(await kept(), right)
    const totals = await db.from('sale_totals').sum('amount_fen as fen')
    assert.equal(Number(totals[0].fen), 3_300)
    assert.deepEqual(await checkSales(), [], 'once')
  })

  test('mends a wrong sum of all days', async ({ assert }) => {
    const { courseId } = await countedWorld()
    const total = () => db.from('sale_totals').where('course_id', courseId).first()
    const right = await total()
    await db.from('sale_totals').where('course_id', courseId).update({ amount_fen: 1 })
    const [found, ...others] = await checkSales()
    assert.containsSubset(found, { keptFen: 301, countedFen: 3_300 })
    assert.deepEqual(others, [])
    assert.containsSubset(await total(), { copies: right.copies, amount_fen: right.amount_fen })
    assert.deepEqual(await checkSales(), [])
  })

  test('mends wrong sums of a month and of a day', async ({ assert }) => {
    await countedWorld()
    const sums = async () => [
      await db.from('sale_months').orderBy('course_id').select('month', 'copies', 'amount_fen'),
      await db.from('income_days').orderBy('day').select('day', 'amount_fen'),
    ]
    const right = await sums()
    await db.from('sale_months').update({ amount_fen: 1 })
    const [month, ...others] = await checkSales()
    assert.containsSubset(month, { day: '2026-06-01', keptFen: 2, countedFen: 3_300 })
    assert.deepEqual(others, [])

    await db.from('income_days').where('day', '2026-06-10').delete()
    const [income] = await checkSales()
    assert.containsSubset(income, { day: '2026-06-01', keptFen: 0, countedFen: 1_100 })
    assert.deepEqual(await sums(), right)
    assert.deepEqual(await checkSales(), [])
  })

  test('mends figures of a teacher', async ({ assert }) => {
    await countedWorld()
    const right = await kept()
    await db.from('teacher_days').where('day', '2026-06-10').update({ order_count: 40 })
    await db.from('teacher_days').where('day', '2026-06-06').delete()
    const found = await checkSales()
    assert.deepEqual(
      found.map(({ day, keptOrders, countedOrders }) => [day, keptOrders, countedOrders]),
      [
        ['2026-06-06', 0, 1],
        ['2026-06-10', 40, 1],
      ]
    )
    assert.deepEqual(await kept(), right)
    assert.deepEqual(await checkSales(), [])
  })

  test('mends first payments that are missing, wrong or made up', async ({ assert }) => {
    const { courseId, userId } = await countedWorld()
    const right = await kept()
    await db.from('buyers').where({ course_id: courseId, user_id: userId }).delete()
    await db
      .from('buyers')
      .where({ subject_key: '', course_id: 0, user_id: userId })
      .update({ first_paid_on: '2026-06-13' })
    const stranger = await person()
    await db
      .table('buyers')
      .insert({ subject_key: '', course_id: courseId, user_id: stranger.user.id, first_paid_on: '2026-06-06' })

    const [found, ...others] = await checkSales()
    assert.equal(found.wrongBuyers, 3)
    assert.deepEqual(others, [])
    assert.deepEqual(await kept(), right)
  })

  test('mends totals of buyers and who has copies', async ({ assert }) => {
    const { courseId, userId } = await countedWorld()
    const scope = { subject_key: '', course_id: courseId }
    await db.from('buyer_totals').where(scope).update({ people: 9 })
    const [found, ...others] = await checkSales()
    assert.equal(found.wrongBuyers, 1)
    assert.deepEqual(others, [])
    assert.containsSubset(await db.from('buyer_totals').where(scope).first(), { people: 1, with_copies: 1 })

    await db
      .from('buyers')
      .where({ ...scope, user_id: userId })
      .update({ has_copies: false })
    assert.equal((await checkSales())[0].wrongBuyers, 1)
    assert.deepEqual(await checkSales(), [])
    assert.isOk((await db.from('buyers').where(scope).first()).has_copies)
  })

  test('leaves a refund of just now to the job', async ({ assert }) => {
    const { courseId } = await countedWorld()
    const [order] = await db.from('orders').orderBy('paid_at').limit(1)
    await db.from('order_items').where('order_id', order.id).update({ refunded_fen: 400 })
    await db
      .from('orders')
      .where('id', order.id)
      .update({ refunded_fen: 400, updated_at: toStored(noon) })

    assert.deepEqual(await checkSales(), [])
    const row = await db.from('sale_days').where({ day: '2026-06-06', course_id: courseId }).first()
    assert.equal(Number(row.amount_fen), 600)
  })

  test('puts what it found on the desk until an admin saw it', async ({ client, assert }) => {
    const { courseId } = await countedWorld()
    await db.from('sale_days').where({ day: '2026-06-13', course_id: courseId }).update({ copies: 5 })
    await checkSales()
    const { token } = await person(Role.Admin)
    const waiting = async () => {
      const { rows } = (await client.get('/api/admin/waiting').header('authorization', token)).body()
      return rows.find(({ kind }: { kind: string }) => kind === 'sale-differences')
    }
    assert.equal((await waiting()).count, 1)

    const list = await client.get('/api/admin/sale-differences').header('authorization', token)
    const [row] = list.body().rows
    assert.containsSubset(row, { day: '2026-06-13', keptCopies: 5, countedCopies: 2 })
    const seen = await client
      .post('/api/admin/sale-differences/views')
      .header('authorization', token)
      .json({ saleDifferenceId: row.saleDifferenceId })
    assert.equal(seen.body().msg, '已确认查看')
    assert.isUndefined(await waiting())
  })
})
