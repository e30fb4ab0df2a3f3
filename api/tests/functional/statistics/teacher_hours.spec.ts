import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { setClock, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { checkSales } from '#statistics/checks/check_sales'
import { countSales } from '#statistics/checks/count_sales'
import { ensureCountedSales } from '#statistics/sales/counted_sales'
import { teacherSales } from '#statistics/teachers/teacher_sales'
import { person } from '#tests/factories/accounts'
import { dice } from '#tests/factories/dice'
import { soldOrder } from '#tests/factories/sales'
import { anyOrder, giveSomeBack, noon, shop } from '#tests/functional/statistics/any_sales'
import type { Shop } from '#tests/functional/statistics/check_figures'
import { courseSum, plainOrders, withCourse } from '#tests/functional/statistics/naive_recount'
import { startWithoutOrders } from '#tests/functional/statistics/start_without_orders'

/** Holds the figures of teachers against the orders, added up one by one. */
async function checkTeachers(assert: Assert, teachers: number[]): Promise<void> {
  const orders = await plainOrders()
  for (const teacherId of teachers) {
    const courses = await db.from('courses').where('teacher_id', teacherId)
    const taught = courses.map(({ id }) => id)
    for (const [from, to] of [
      ['2000-01-01', '2026-06-16'],
      ['2026-06-14', '2026-06-14'],
      ['2026-06-15', '2026-06-15'],
      ['2026-06-16', '2026-06-16'],
    ]) {
      const range = orders.filter(({ day }) => day >= from && day <= to)
      const { orderCount, amountFen } = await transaction((trx) => teacherSales(trx, teacherId, { from, to }))
      assert.deepEqual(
        [orderCount, amountFen],
        [withCourse(range, taught).length, courseSum(range, taught, 'amountFen')],
        `${from} to ${to}, teacher ${teacherId}`
      )
    }
  }
}

type Former = 'knows sale_hours' | 'knows no hours'

/** As a release does that does not know these hours; `midway` it is stopped before its last statement. */
async function countByFormerRelease(former: Former, midway = false): Promise<void> {
  const kept = ['teacher_hours', ...(former === 'knows no hours' ? hourTables : [])]
  const rows = await Promise.all(kept.map((table) => db.from(table)))
  const courses = await db.from('counted_courses')
  const before = await db.from('counted_sales').firstOrFail()
  await countSales()
  for (const [at, table] of kept.entries()) {
    await db.from(table).delete()
    if (rows[at].length) await db.table(table).multiInsert(rows[at])
  }
  await db.from('counted_courses').update({ hours_teacher_id: null })
  for (const { course_id: courseId, hours_teacher_id: teacherId } of courses)
    await db.from('counted_courses').where('course_id', courseId).update({ hours_teacher_id: teacherId })
  const unknown = Object.keys(before).filter(
    (column) =>
      column.startsWith('teacher_hours') ||
      (former === 'knows no hours' && column.startsWith('hours_')) ||
      (midway && column.endsWith('_since') && before.changed_since)
  )
  await db.from('counted_sales').update(Object.fromEntries(unknown.map((column) => [column, before[column]])))
}

const hourTables = ['sale_hours', 'sale_hour_totals']

/** Two courses of the teacher in one order of today, and one of them two days before. */
async function soldTwice({ buyers, taught }: Shop): Promise<void> {
  for (const [paidAt, ids] of [
    [noon.minus({ days: 2 }), taught.slice(0, 1)],
    [noon.minus({ hours: 3 }), taught],
  ] as const) {
    const lines = ids.map((courseId) => ({ courseId, amountFen: 500 }))
    const at = toStored(paidAt)
    await soldOrder({ userId: buyers[0].user.id, paidAt: at, changedAt: at, lines })
  }
}

const ofToday = ({ teacher }: Shop) =>
  transaction((trx) => teacherSales(trx, teacher.user.id, { from: '2026-06-15', to: '2026-06-15' }))

test.group('Hours of teachers', (group) => {
  startWithoutOrders(group, noon)
  group.each.setup(ensureCountedSales)

  test('are what the orders add up to after any change')
    .tags(['@slow'])
    .with([4, 19, 37])
    .run(async ({ assert }, seed) => {
      const roll = dice(seed)
      const world = await shop()
      const teachers = [world.teacher.user.id, (await person(Role.Teacher)).user.id]
      const courses = Object.values(world.courses).flat()
      for (let order = 0; order < 6; order++) await anyOrder(world, roll)
      // Shanghai's midnight was at noon less twelve hours.
      let clock = noon.minus({ hours: 11, minutes: 40 })
      let mostHours = 0
      for (let step = 0; step < 16; step++) {
        setClock(() => clock)
        for (let order = 0; order < 3; order++) {
          const late = clock.minus({ seconds: roll(2) * roll(9_000) })
          // At the beginning of an hour one second decides.
          const decisive = late.startOf('hour').minus({ seconds: roll(2) })
          await anyOrder(world, roll, { paidAt: roll(2) ? decisive : late, changedAt: clock })
        }
        if (roll(2)) await giveSomeBack(roll, clock)
        if (!roll(3)) {
          const moved = courses[roll(courses.length)]
          const teacherId = [...teachers, null][roll(3)]
          await db.from('courses').where('id', moved).update({ teacher_id: teacherId })
        }
        await checkTeachers(assert, teachers)
        const former = roll(3) ? 'knows sale_hours' : 'knows no hours'
        await (roll(3) ? countSales() : countByFormerRelease(former, roll(2) === 0))
        await checkTeachers(assert, teachers)
        const [{ hours }] = await db.from('teacher_hours').countDistinct('hour as hours')
        mostHours = Math.max(mostHours, Number(hours))
        clock = clock.plus({ minutes: [9, 25, 61, 130, 260][roll(5)] })
      }
      assert.isAbove(mostHours, 2)
      assert.deepEqual(await checkSales(), [])
      await checkTeachers(assert, teachers)
    })

  test('are read while they follow the last count', async ({ assert }) => {
    const world = await shop()
    await soldTwice(world)
    await countSales()
    const right = { orderCount: 1, amountFen: 1_000 }
    assert.deepEqual(await ofToday(world), right)
    const planted = { order_count: 7, amount_fen: 900 }
    await db.from('teacher_hours').update(planted)
    assert.deepEqual(await ofToday(world), { orderCount: 7, amountFen: 900 })

    // A process of a release that does not know them has counted.
    setClock(() => noon.plus({ minutes: 1 }))
    await countByFormerRelease('knows sale_hours')
    assert.deepEqual(await ofToday(world), right)
    await countSales()
    assert.deepEqual(await ofToday(world), right)
    await db.from('teacher_hours').update(planted)
    assert.deepEqual(await ofToday(world), { orderCount: 7, amountFen: 900 })
  })

  test('hours that another release counted alone are not left out', async ({ assert }) => {
    const world = await shop()
    await soldTwice(world)
    setClock(() => noon.minus({ hours: 4 }))
    await countSales()
    setClock(() => noon)
    const right = { orderCount: 1, amountFen: 1_000 }
    await countByFormerRelease('knows sale_hours', true)
    assert.deepEqual(await ofToday(world), right)
    await countSales()
    assert.deepEqual(await ofToday(world), right)
    const [{ orders }] = await db.from('teacher_hours').sum('order_count as orders')
    assert.equal(Number(orders), 1)
  })

  test('those of a day that another release counted are forgotten', async ({ assert }) => {
    const world = await shop()
    await soldTwice(world)
    await countSales()
    setClock(() => noon.plus({ hours: 11 }))
    await countSales()
    const afterMidnight = noon.plus({ hours: 14 })
    setClock(() => afterMidnight)
    const lines = [{ courseId: world.taught[0], amountFen: 200 }]
    const at = toStored(noon.plus({ hours: 12 }))
    await soldOrder({ userId: world.buyers[0].user.id, paidAt: at, changedAt: at, lines })
    // Of the last hour of its day, which is not kept.
    const late = toStored(noon.plus({ hours: 11, minutes: 30 }))
    await soldOrder({ userId: world.buyers[0].user.id, paidAt: late, changedAt: late, lines })
    const teachers = [world.teacher.user.id]
    await countByFormerRelease('knows sale_hours', true)
    await checkTeachers(assert, teachers)
    await countSales()
    await checkTeachers(assert, teachers)
    const rows = await db.from('teacher_hours')
    assert.deepEqual(
      rows.map((row) => Number(row.amount_fen)),
      [200]
    )
  })

  test('a course with another teacher is counted for this one', async ({ assert }) => {
    const world = await shop()
    await soldTwice(world)
    await countSales()
    const next = (await person(Role.Teacher)).user.id
    const [moved] = world.taught
    const [former, present] = [world.teacher.user.id, next]
    const move = (teacherId: number) => db.from('courses').where('id', moved).update({ teacher_id: teacherId })
    const kept = async () => {
      const rows = await db.from('teacher_hours').orderBy('teacher_id')
      return rows.map(({ teacher_id: id, amount_fen: amount }) => [id, Number(amount)])
    }
    await move(present)
    await checkTeachers(assert, [former, present])
    await countSales()
    await checkTeachers(assert, [former, present])
    const split = [
      [former, 500],
      [present, 500],
    ]
    assert.sameDeepMembers(await kept(), split)

    // Another release moves it back in the days, and is stopped.
    await move(former)
    await countByFormerRelease('knows sale_hours', true)
    assert.sameDeepMembers(await kept(), split)
    await checkTeachers(assert, [former, present])
    await countSales()
    assert.deepEqual(await kept(), [[former, 1_000]])
    await checkTeachers(assert, [former, present])
  })

  test('an hour with a changed order is counted again', async ({ assert }) => {
    const world = await shop()
    await soldTwice(world)
    await countSales()
    const later = noon.plus({ minutes: 20 })
    setClock(() => later)
    const [last] = await db.from('orders').orderBy('id', 'desc').limit(1)
    const back = { refunded_fen: 1_000, updated_at: toStored(later) }
    await db.from('orders').where('id', last.id).update(back)
    await db.from('order_items').where('order_id', last.id).update({ refunded_fen: 500 })
    await db.from('teacher_hours').update({ order_count: 7 })
    assert.deepEqual(await ofToday(world), { orderCount: 1, amountFen: 0 })
    await countSales()
    const row = await db.from('teacher_hours').firstOrFail()
    assert.deepEqual([row.order_count, Number(row.amount_fen)], [1, 0])
  })
})
