import type { ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { messages } from '#catalogue/terms'
import { reasonMessages } from '#core/shared_rules'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { chapter, complete, course, introduction } from '#tests/factories/catalogue'
import { adminClient } from '#tests/factories/course_admin_client'

const statusOf = async (id: number) => (await db.from('courses').where('id', id).first()).course_status
const kindsOf = (answer: ApiResponse): string[] => answer.body().gaps.map(({ kind }: { kind: string }) => kind)

test.group('Publish check calls', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('submitting and publishing report the same missing items', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({ status: 'unpublish', teacherId: teacher.user.id })
    const chapterId = await chapter(id, { title: '章节1' })

    const submitted = await adminClient(client, teacher).teach('submit-for-audit', id)
    const published = await adminApi.act('publish', id)

    const gaps = [
      { kind: 'short-text', text: '介绍不足50字', field: 'courseDescription', chapterId: null },
      { kind: 'no-video', text: '章节“章节1”没有视频', field: null, chapterId },
      { kind: 'default-name', text: '章节“章节1”仍是默认名称', field: null, chapterId },
    ]
    const found = '介绍不足50字，1个章节没有视频，1个章节仍是默认名称'
    assert.deepEqual(submitted.body(), { code: 'preflight', gaps, msg: `还不能提交审核：${found}` })
    assert.deepEqual(published.body(), { code: 'preflight', gaps, msg: `还不能发布：${found}` })
    assert.equal(await statusOf(id), 'unpublish')
  })

  test('an admin’s reason overrides missing items and is audited with them', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({ status: 'unpublish', description: introduction })

    const short = await adminApi.act('publish', id, { reason: '急' })
    const done = await adminApi.act('publish', id, { reason: '视频今晚补传' })

    assert.equal(short.body().msg, reasonMessages.letters)
    assert.equal(short.body().errors[0].field, 'reason')
    assert.equal(done.body().code, '200')
    const entry = await db.from('audit_logs').where('object', `course:${id}`).first()
    assert.equal(entry.reason, '视频今晚补传')
    assert.deepEqual(JSON.parse(entry.after).gaps, ['没有已发布的章节'])
  })

  test('a missing cover, price or name cannot be overridden', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const draft = { status: 'unpublish', type: 3, description: introduction }
    const bare = await course({ ...draft, cover: null, price: 0, name: '' })
    const answer = await adminApi.act('publish', bare, { reason: '先发布再说' })

    assert.equal(answer.body().code, 'preflight')
    assert.deepEqual(kindsOf(answer), ['name', 'cover', 'price'])
    assert.equal(await statusOf(bare), 'unpublish')
  })

  test('a teacher’s reason overrides nothing', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const id = await course({ status: 'unpublish', teacherId: teacher.user.id })
    const body = { reason: '请先审核' }
    const answer = await adminClient(client, teacher).teach('submit-for-audit', id, body)

    assert.equal(answer.body().code, 'preflight')
    assert.equal(await statusOf(id), 'unpublish')
  })

  test('a batch reports the missing items of each course', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const whole = await complete(await course({ status: 'unpublish' }))
    const empty = await course({ status: 'auditing', description: introduction })

    const { results } = (await adminApi.actOn([empty, whole], true)).body()

    assert.containsSubset(results[0], {
      courseId: empty,
      ok: false,
      msg: '还不能发布：没有已发布的章节',
      gaps: [{ kind: 'no-chapter', field: 'chapters' }],
    })
    assert.containsSubset(results[1], { courseId: whole, ok: true, gaps: [] })
    assert.equal(await statusOf(empty), 'auditing')
  })

  test('a course unpublished by mistake can be published again', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({})

    await adminApi.act('unpublish', id)
    assert.equal((await adminApi.act('publish', id)).body().msg, messages.published)
    await adminApi.act('unpublish', id)
    await chapter(id)
    assert.deepEqual(kindsOf(await adminApi.act('publish', id)), ['short-text', 'no-video'])
  })
})
