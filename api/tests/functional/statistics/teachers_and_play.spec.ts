import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { playedSession } from '#tests/factories/learning'
import { soldOrder } from '#tests/factories/sales'

test.group('Statistics of a teacher', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an order counts once, and only for own courses', async ({ client, assert }) => {
    const [own, other, admin] = [
      await createUser(Role.Teacher),
      await createUser(Role.Teacher),
      await createUser(Role.Admin),
    ]
    const teacherId = own.user.id
    const mine = [
      await course({ teacherId }),
      await course({ teacherId }),
      await course({ teacherId, status: 'unpublish' }),
    ]
    const foreign = await course({ teacherId: other.user.id })
    const paidAt = toStored(now().minus({ days: 2 }))
    await soldOrder({
      userId: (await createUser()).user.id,
      paidAt,
      lines: [
        { courseId: mine[0], amountFen: 1_000 },
        { courseId: mine[2], amountFen: 500, refundedFen: 100 },
        { courseId: foreign, amountFen: 9_999 },
      ],
    })
    const read = async (path: string, token: string) => (await client.get(path).as(token)).body()

    const expected = { courseTotal: 2, orderTotal: 1, orderIncome: 14 }
    assert.containsSubset(await read('/api/orders/teacher-statis', own.token), expected)
    assert.containsSubset(await read(`/api/orders/teacher-statis?teacherId=${other.user.id}`, own.token), expected)
    assert.containsSubset(await read(`/api/admin/orders/teacher-statis/${teacherId}`, admin.token), expected)
    const day = now().setZone('Asia/Shanghai').toISODate()
    for (const range of [`startDate=${day}`, `dateRange=${day}&dateRange=${day}`]) {
      assert.containsSubset(await read(`/api/orders/teacher-statis?${range}`, own.token), {
        courseTotal: 2,
        orderTotal: 0,
        orderIncome: 0,
      })
    }
  })
})

test.group('Rankings of study time', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('rankings add up sessions, longest first, filtered by course', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const [one, two] = [await createUser(), await createUser()]
    const [first, second] = [await course({ name: '甲' }), await course({ name: '乙' })]
    await playedSession(one.user.id, first, 100)
    await playedSession(one.user.id, first, 50)
    await playedSession(two.user.id, second, 400)
    await playedSession(two.user.id, first, 0)
    const read = async (path: string) => (await client.get(`/api/vod/statis/${path}`).as(admin)).body().rows

    const courses = await read(`course-play-time?courseId[]=${first}&courseId[]=${second}`)
    assert.deepEqual(courses, [
      { courseId: second, courseName: '乙', totalPlayTime: 400 },
      { courseId: first, courseName: '甲', totalPlayTime: 150 },
    ])
    const people = await read(`user-play-time?courseId[]=${first}`)
    assert.deepEqual(people, [{ userId: one.user.id, userName: one.user.userName, totalPlayTime: 150 }])
  })
})
