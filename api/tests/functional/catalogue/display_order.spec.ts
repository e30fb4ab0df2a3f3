import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { adminClient } from '#tests/factories/course_admin_client'

const order = async (type = 1) =>
  (await db.from('courses').where('course_type', type).orderBy('course_order', 'desc').orderBy('id', 'desc')).map(
    ({ id, course_order: at }) => [id, at]
  )

test.group('Display order', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a dragged course is placed before the drop target, without gaps', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const [a, b, c, d] = [
      await course({ order: 40 }),
      await course({ order: 7 }),
      await course({ order: 7 }),
      await course({ order: 0, status: 'unpublish' }),
    ]
    const other = await course({ type: 3, order: 9 })

    const answer = await adminApi.move({ sourceCourseId: d, beforeCourseId: c, courseType: 1 })

    assert.equal(answer.body().code, '200')
    assert.deepEqual(await order(), [
      [a, 4],
      [d, 3],
      [c, 2],
      [b, 1],
    ])
    assert.deepEqual(await order(3), [[other, 9]])
  })

  test('a course without a successor is moved to the end', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const [a, b, c] = [await course({ order: 3 }), await course({ order: 2 }), await course({ order: 1 })]

    await adminApi.move({ sourceCourseId: a, beforeCourseId: null, courseType: 1 })

    assert.deepEqual(
      (await order()).map(([id]) => id),
      [b, c, a]
    )
  })

  test('courses of two types cannot be ordered against each other', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const a = await course({})
    const book = await course({ type: 3 })

    for (const move of [
      { sourceCourseId: a, beforeCourseId: book },
      { sourceCourseId: a, beforeCourseId: a },
      { sourceCourseId: a, beforeCourseId: 999_999 },
      { sourceCourseId: a, beforeCourseId: null, courseType: 3 },
      { sourceCourseId: 'x', beforeCourseId: a },
      {},
    ]) {
      assert.equal((await adminApi.move(move)).body().code, 'error', JSON.stringify(move))
    }
    ;(await adminApi.move({ sourceCourseId: 999_999 })).assertStatus(404)
  })
})

test.group('Concurrent moves in the display order', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(
    () => () =>
      testUtils
        .db()
        .truncate()
        .then((clean) => clean())
  )

  test('simultaneous drags end in one order without gaps', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const ids: number[] = []
    for (let at = 0; at < 8; at++) ids.push(await course({ order: at }))

    const answers = await Promise.all(
      ids.map((id, at) => adminApi.move({ sourceCourseId: id, beforeCourseId: ids[(at + 3) % 8] }))
    )

    assert.isTrue(answers.every((answer) => answer.body().code === '200'))
    const result = await order()
    assert.deepEqual(
      result.map(([, at]) => at),
      [8, 7, 6, 5, 4, 3, 2, 1]
    )
    assert.sameMembers(
      result.map(([id]) => id),
      ids
    )
  })
})
