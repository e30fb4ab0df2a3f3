import type { ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { messages } from '#catalogue/terms'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { complete, course } from '#tests/factories/catalogue'
import { adminClient } from '#tests/factories/course_admin_client'
import { messageKindsOf } from '#tests/message_kinds'

test.group('Publishing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('only published courses are public', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await complete(await course({ status: 'unpublish' }))
    const page = () => client.get(`/api/public/courses/${id}`)
    const unknown = (await client.get('/api/public/courses/999999')).text()

    const published = await adminApi.act('publish', id)
    assert.equal(published.body().msg, '发布成功')
    ;(await page()).assertStatus(200)
    assert.equal((await client.get('/api/public/courses')).body().total, 1)

    const revoked = await adminApi.act('unpublish', id)
    assert.equal(revoked.body().msg, '撤销成功')
    const gone = await page()
    gone.assertStatus(404)
    assert.equal(gone.text(), unknown)
    assert.equal((await client.get('/api/public/courses')).body().total, 0)
  })

  test('each action is rejected where the state forbids it', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const teacher = await createUser(Role.Teacher)
    const teaching = adminClient(client, teacher)
    const id = await complete(await course({ status: 'unpublish', teacherId: teacher.user.id }))
    const messageOf = async (answer: PromiseLike<ApiResponse>) => (await answer).body().msg

    assert.equal(await messageOf(adminApi.act('unpublish', id)), messages.alreadyUnpublished)
    assert.equal(await messageOf(teaching.teach('unpublish', id)), messages.alreadyUnpublished)
    assert.equal(await messageOf(teaching.teach('submit-for-audit', id)), messages.submitted)
    assert.equal(await messageOf(teaching.teach('submit-for-audit', id)), messages.onlyUnpublishedSubmitted)
    assert.equal(await messageOf(adminApi.remove(id)), messages.onlyUnpublishedDeletable)
    assert.equal(await messageOf(adminApi.act('publish', id)), messages.published)
    assert.equal(await messageOf(adminApi.act('publish', id)), messages.alreadyPublished)
    assert.equal(await messageOf(teaching.teach('unpublish', id)), messages.withdrawn)
    assert.equal((await adminApi.read(id)).courseStatus, 'unpublish')
  })

  test('the reason for a rejection shows until the next submission', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const teacher = await createUser(Role.Teacher)
    const teaching = adminClient(client, teacher)
    const id = await complete(await course({ status: 'auditing', teacherId: teacher.user.id }))

    const speechless = await adminApi.act('unpublish', id)
    const sent = await adminApi.act('unpublish', id, { reason: '第二章缺少案例' })

    assert.equal(speechless.body().msg, messages.reasonNeeded)
    assert.equal(sent.body().msg, messages.sentBack)
    assert.deepEqual(await messageKindsOf(teacher.user.id), ['courseSentBack'])
    assert.containsSubset(await teaching.read(id), { courseStatus: 'unpublish', sentBackReason: '第二章缺少案例' })
    await teaching.teach('submit-for-audit', id)
    assert.isNull((await teaching.read(id)).sentBackReason)
  })

  test('a teacher can submit and withdraw only their own courses', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const other = adminClient(client, await createUser(Role.Teacher))
    const id = await course({ status: 'unpublish', teacherId: teacher.user.id })

    for (const verb of ['submit-for-audit', 'unpublish']) {
      const theirs = await other.teach(verb, id)
      const nobodys = await other.teach(verb, 999_999)
      theirs.assertStatus(404)
      assert.equal(theirs.text(), nobodys.text())
    }
    ;(await other.copy(id, '拿来的课程')).assertStatus(404)
    for (const verb of ['publish', 'unpublish', 'hot', 'unhot']) {
      ;(await other.act(verb, id)).assertStatus(403)
    }
  })

  test('a teacher’s list has their own courses of every state', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const teacherId = teacher.user.id
    const own = [
      await course({ teacherId, status: 'unpublish', order: 3, name: '钢筋工程' }),
      await course({ teacherId, status: 'auditing', order: 2, tags: ['hide'] }),
      await course({ teacherId, order: 1, price: 0 }),
    ]
    await course({})
    const list = async (question: object) =>
      (await client.get('/api/teacher/courses').as(teacher).qs(question))
        .body()
        .courses.map(({ courseId }: { courseId: number }) => courseId)

    assert.deepEqual(await list({}), own)
    assert.deepEqual(await list({ courseStatus: 'auditing' }), [own[1]])
    assert.deepEqual(await list({ courseName: '钢筋' }), [own[0]])
    assert.deepEqual(await list({ teacherId: 1 }), own)
  })

  test('the hot flag does not make open forms stale', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({})
    const { lockVersion } = await adminApi.read(id)

    await adminApi.act('hot', id)
    assert.containsSubset(await adminApi.read(id), { courseHot: 1, lockVersion })
    await adminApi.act('unhot', id)
    assert.equal((await adminApi.read(id)).courseHot, 0)
    ;(await adminApi.act('hot', 999_999)).assertStatus(404)
  })

  test('each action is audited with the state before and after', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await complete(await course({ status: 'unpublish', type: 3 }))
    await db.from('chapters').where('course_id', id).delete()
    await adminApi.act('publish', id)
    await adminApi.act('hot', id)
    await adminApi.act('unpublish', id)
    await adminApi.remove(id)

    const entries = await db.from('audit_logs').where('object', `course:${id}`).orderBy('id')
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['course.publish', 'course.hot', 'course.unpublish', 'course.delete']
    )
    assert.containsSubset(JSON.parse(entries[0].before), { courseStatus: 'unpublish' })
    assert.containsSubset(JSON.parse(entries[0].after), { courseStatus: 'published' })
  })
})
