import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { messages } from '#catalogue/terms'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { complete, course } from '#tests/factories/catalogue'
import { adminClient } from '#tests/factories/course_admin_client'

const statuses = async (ids: number[]) =>
  (await db.from('courses').whereIn('id', ids).orderBy('id')).map((row) => row.course_status)

test.group('Batch publishing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('one rejected course does not stop the others', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const ids = [
      await course({ status: 'unpublish', name: '钢筋工程' }),
      await course({ status: 'published', name: '模板工程' }),
      await course({ status: 'auditing', name: '混凝土工程' }),
    ]
    for (const id of ids) await complete(id)

    const answer = await adminApi.actOn([ids[0], ids[1], 999_999, ids[2], ids[0]], true)

    assert.deepEqual(answer.body(), {
      code: '200',
      results: [
        { courseId: ids[0], courseName: '钢筋工程', ok: true, msg: messages.published, gaps: [] },
        { courseId: ids[1], courseName: '模板工程', ok: false, msg: messages.alreadyPublished, gaps: [] },
        { courseId: 999_999, courseName: '', ok: false, msg: '没有找到您要的内容', gaps: [] },
        { courseId: ids[2], courseName: '混凝土工程', ok: true, msg: messages.published, gaps: [] },
      ],
      succeeded: 2,
      failed: 2,
    })
    assert.deepEqual(await statuses(ids), ['published', 'published', 'published'])
  })

  test('batch unpublishing skips courses in audit, which need a reason', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const ids = [await course({ status: 'published' }), await course({ status: 'auditing' })]

    const { results } = (await adminApi.actOn(ids, false)).body()

    assert.deepEqual(
      results.map(({ ok, msg }: Record<string, unknown>) => [ok, msg]),
      [
        [true, messages.revoked],
        [false, messages.onlyPublishedRevoked],
      ]
    )
    assert.deepEqual(await statuses(ids), ['unpublish', 'auditing'])
    ;(await client.get(`/api/public/courses/${ids[0]}`)).assertStatus(404)
  })

  test('only changed courses are audited', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const ids = [await course({ status: 'unpublish' }), await course({ status: 'published' })]

    for (const id of ids) await complete(id)
    await adminApi.actOn(ids, true)

    const entries = await db.from('audit_logs').where('action', 'course.publish').orderBy('id')
    assert.deepEqual(
      entries.map(({ object }) => object),
      [`course:${ids[0]}`]
    )
    assert.containsSubset(JSON.parse(entries[0].before), { courseStatus: 'unpublish' })
  })

  test('no audit entry is written when every course is rejected', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({ status: 'published' })

    const answer = await adminApi.actOn([id], true)

    assert.containsSubset(answer.body(), { code: '200', succeeded: 0, failed: 1 })
    assert.isEmpty(await db.from('audit_logs').where('action', 'course.publish'))
  })

  test('a batch of the wrong size or shape is rejected', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    const id = await course({ status: 'unpublish' })
    const all = Array.from({ length: 101 }, (_, at) => at + 1)

    for (const body of [
      { courseIds: [], publish: true },
      { courseIds: all, publish: true },
      { courseIds: [id, 'x'], publish: true },
      { courseIds: [id, 1.5], publish: true },
      { courseIds: id, publish: true },
      { courseIds: [id] },
      { courseIds: [id], publish: 'perhaps' },
      {},
    ]) {
      const answer = await client.post('/api/admin/courses/publications').as(token).json(body)
      assert.equal(answer.body().code, 'error', JSON.stringify(body))
    }
    assert.deepEqual(await statuses([id]), ['unpublish'])
  })

  test('a teacher cannot publish in a batch, even their own course', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const id = await course({ status: 'unpublish', teacherId: teacher.user.id })

    const answer = await adminClient(client, teacher).actOn([id], true)

    answer.assertStatus(403)
    assert.deepEqual(await statuses([id]), ['unpublish'])
  })
})
