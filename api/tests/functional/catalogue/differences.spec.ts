import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { messages, overlongCreditsText, RetainedPublications } from '#catalogue/terms'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { chapter, complete, course } from '#tests/factories/catalogue'
import { courseForm, adminClient, storeWithCover } from '#tests/factories/course_admin_client'
import { video } from '#tests/factories/video_admin_client'

test.group('Comparison for auditors', (group) => {
  group.setup(storeWithCover)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a resubmitted course shows its changes', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const teaching = adminClient(client, teacher)
    const { courseId } = (await teaching.save(courseForm(null))).body()
    const first = await chapter(courseId, { title: '第一章', order: 1 })
    await adminApi.act('publish', await complete(courseId))
    await teaching.teach('unpublish', courseId)
    await teaching.save(courseForm(null, { courseId, courseName: '换了名称', coursePrice: 79 }))
    await db.from('chapters').where('id', first).update({ chapter_title: '第一章 概述' })
    const second = await chapter(courseId, { title: '第二章', order: 2 })
    await teaching.teach('submit-for-audit', await complete(courseId))

    const result = (await adminApi.differences(courseId)).body()

    assert.containsSubset(result, {
      code: '200',
      courseName: '换了名称',
      courseStatus: 'auditing',
      teacherName: teacher.user.userName,
      waiting: 1,
      nextCourseId: null,
    })
    assert.isString(result.publishedAt)
    assert.deepEqual(
      result.fields.map(({ label, before, after }: Record<string, unknown>) => [label, before, after]),
      [
        ['课程名称', '施工员岗位能力提升', '换了名称'],
        ['优惠价', '¥88.50', '¥79.00'],
      ]
    )
    assert.deepEqual(
      result.chapters.map(({ change, chapterId }: Record<string, unknown>) => [change, chapterId]),
      [
        ['changed', first],
        ['added', second],
      ]
    )
  })

  test('credits longer than their videos are named', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const courseId = await course({ status: 'auditing' })
    const videoId = await video({ seconds: 20 })
    const credits = { 超出: 2_700, 相符: 20, 没有学时: 0 }
    for (const [title, seconds] of Object.entries(credits)) {
      const id = await chapter(courseId, { title })
      await db.from('chapters').where({ id }).update({ video_id: videoId, credit_seconds: seconds })
    }
    assert.deepEqual((await adminApi.differences(courseId)).body().overlongCredits, ['超出'])
    assert.equal(
      overlongCreditsText(['一', '二', '三', '四']),
      '4 个章节的学时超过视频时长，请核对：“一”、“二”、“三”等'
    )
  })

  test('rules that never apply are named', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({ status: 'auditing', price: 8850 })
    await db.table('discount_rules').multiInsert([
      { course_id: id, rule_code: '01', discounted_price_fen: 8849 },
      { course_id: id, rule_code: '05', discounted_price_fen: 8850 },
      { course_id: id, rule_code: '06', discounted_price_fen: null },
    ])
    assert.deepEqual((await adminApi.differences(id)).body().ineffectiveRules, ['05'])
  })

  test('every field is new in a first publication', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({ status: 'auditing', description: '<p>新的</p>' })
    const result = (await adminApi.differences(id)).body()

    assert.isNull(result.publishedAt)
    assert.isTrue(result.fields.every((one: { before: unknown }) => one.before === null))
    assert.containsSubset(result.fields, [{ field: 'courseDescription', after: '<p>新的</p>' }])
  })

  test('a course published before versions existed is compared too', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({ teacherId: teacher.user.id, publishedAt: '2026-03-01 02:00:00' })
    await adminClient(client, teacher).teach('unpublish', id)
    await db.from('courses').where('id', id).update({ course_name: '换了名称' })
    const result = (await adminApi.differences(id)).body()

    assert.equal(result.publishedAt, '2026-03-01 10:00:00')
    assert.deepEqual(
      result.fields.map(({ field }: { field: string }) => field),
      ['courseName']
    )
  })

  test('a price already shown to readers is not new', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const { courseId } = (await adminApi.save(courseForm(teacher))).body()
    await adminApi.act('publish', await complete(courseId))
    await adminApi.save(courseForm(teacher, { courseId, coursePrice: 66 }))
    await adminApi.act('unpublish', courseId)

    assert.deepEqual((await adminApi.differences(courseId)).body().fields, [])
  })

  test('texts are sanitized before they are compared', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({ status: 'auditing', description: '<p>好</p><script>x()</script>' })
    const answer = await adminApi.differences(id)

    assert.notInclude(answer.text(), '<script')
  })

  test('the queue is sorted by submission and wraps around', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const ids = []
    for (const minute of ['03', '01', '02']) {
      const id = await course({ status: 'auditing' })
      const submitted = { submitted_at: `2026-08-01 00:${minute}:00` }
      await db.from('courses').where('id', id).update(submitted)
      ids.push(id)
    }
    const next = async (id: number) => (await adminApi.differences(id)).body().nextCourseId

    assert.deepEqual(await Promise.all(ids.map(next)), [ids[1], ids[2], ids[0]])
    const other = await course({})
    assert.equal(await next(other), ids[1])
  })

  test('only admins and auditors can compare versions', async ({ client }) => {
    const teacher = await createUser(Role.Teacher)
    const id = await course({ status: 'auditing', teacherId: teacher.user.id })

    for (const reader of [teacher, await createUser(Role.Channel), await createUser()]) {
      ;(await adminClient(client, reader).differences(id)).assertStatus(403)
    }
    ;(await client.get(`/api/admin/courses/${id}/differences`)).assertStatus(401)
    for (const role of [Role.Admin, Role.Auditor]) {
      const reader = adminClient(client, await createUser(role))
      ;(await reader.differences(id)).assertStatus(200)
      ;(await reader.differences(999_999)).assertStatus(404)
    }
  })

  test('only the last versions of a course are retained', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await complete(await course({ status: 'unpublish' }))
    for (let times = 0; times < RetainedPublications + 2; times++) {
      await adminApi.act('publish', id)
      await adminApi.act('unpublish', id)
    }
    const kept = await db.from('course_publications').where('course_id', id)

    assert.lengthOf(kept, RetainedPublications)
  })
})

test.group('Courses waiting for audit', (group) => {
  group.setup(storeWithCover)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the teacher cannot change a course until it is withdrawn', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const teaching = adminClient(client, teacher)
    const admin = await createUser(Role.Admin)
    const { courseId } = (await teaching.save(courseForm(null))).body()
    await teaching.teach('submit-for-audit', await complete(courseId))

    const form = await teaching.save(courseForm(null, { courseId, courseName: '另一个名称' }))
    const priced = await teaching.save(courseForm(null, { courseId, coursePrice: 1 }))
    const added = await client
      .post(`/api/admin/courses/${courseId}/chapters`)
      .as(admin)
      .json({ chapterTitle: '新的章节' })
    const removed = await teaching.remove(courseId)

    assert.equal(form.body().msg, messages.onlyUnpublishedEditable)
    assert.equal(priced.body().msg, messages.onlyUnpublishedEditable)
    assert.equal(added.body().msg, messages.onlyUnpublishedEditable)
    assert.notEqual(removed.body().code, '200')
    assert.equal((await teaching.read(courseId)).courseName, '施工员岗位能力提升')
    await teaching.teach('unpublish', courseId)
    const after = await teaching.save(courseForm(null, { courseId, courseName: '另一个名称' }))
    assert.equal(after.body().code, '200')
  })
})
