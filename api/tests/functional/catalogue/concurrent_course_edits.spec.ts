import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { messages } from '#catalogue/terms'
import { Role } from '#core/roles'
import { transaction } from '#core/transaction'
import { createUser } from '#tests/factories/accounts'
import { chapter, complete, course, draft } from '#tests/factories/catalogue'
import { courseForm, adminClient, storeWithCover } from '#tests/factories/course_admin_client'

test.group('Concurrent edits of a course', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.setup(storeWithCover)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the second editor learns who saved first and when', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const first = await createUser(Role.Admin)
    const one = adminClient(client, first)
    const other = adminClient(client, await createUser(Role.Admin))
    const { courseId, lockVersion } = (await one.save(courseForm(teacher))).body()
    const opened = { courseId, lockVersion }

    await one.save(courseForm(teacher, { ...opened, courseName: '先保存的名称' }))
    const refused = (await other.save(courseForm(teacher, { ...opened, courseName: '后保存的名称' }))).body()

    assert.containsSubset(refused, {
      code: 'conflict',
      msg: messages.changedByOther,
      changedBy: first.user.userName,
      courseStatus: 'unpublish',
      lockVersion: 2,
    })
    assert.match(refused.changedAt, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    assert.equal((await other.read(courseId)).courseName, '先保存的名称')
  })

  test('changed chapters block publishing but not saving the form', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const writer = adminClient(client, await createUser(Role.Admin))
    const builder = await createUser(Role.Admin)
    const { courseId, lockVersion } = (await writer.save(courseForm(teacher))).body()

    await client.post(`/api/admin/courses/${courseId}/chapters`).as(builder).json({ chapterTitle: '新的章节' })
    const published = await writer.act('publish', courseId, { lockVersion })
    const saved = await writer.save(courseForm(teacher, { courseId, lockVersion }))

    assert.containsSubset(published.body(), { code: 'conflict', changedBy: builder.user.userName })
    assert.equal(saved.body().code, '200')
    const seen = saved.body().lockVersion
    await complete(courseId)
    assert.equal((await writer.act('publish', courseId, { lockVersion: seen })).body().code, '200')
  })

  test('submitting, rejecting and publishing an outdated version is rejected', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const teaching = adminClient(client, teacher)
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const { courseId, lockVersion } = (await teaching.save(courseForm(null))).body()
    await adminApi.save(courseForm(teacher, { courseId, lockVersion }))
    const seen = async () => (await teaching.read(courseId)).lockVersion
    const stale = { lockVersion }

    const submitted = await teaching.teach('submit-for-audit', courseId, stale)
    assert.equal(submitted.body().code, 'conflict')
    await complete(courseId)
    await teaching.teach('submit-for-audit', courseId, { lockVersion: await seen() })
    const sentBack = await adminApi.act('unpublish', courseId, { ...stale, reason: '太短' })
    const published = await adminApi.act('publish', courseId, stale)

    assert.equal(sentBack.body().code, 'conflict')
    assert.equal(published.body().code, 'conflict')
    assert.equal((await adminApi.read(courseId)).courseStatus, 'auditing')
  })

  test('a rejection never unpublishes a course published in the meantime', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await complete(await course({ status: 'auditing' }))
    await adminApi.act('publish', id)
    const late = await adminApi.act('unpublish', id, { reason: '第二章缺少案例' })

    assert.equal(late.body().msg, messages.onlyAuditingSentBack)
    assert.equal((await adminApi.read(id)).courseStatus, 'published')
  })

  test('the second editor of a chapter sees the first one’s changes', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const id = await course({ status: 'unpublish' })
    const chapterId = await chapter(id, { title: '第一章' })
    const path = `/api/admin/courses/${id}/chapters/${chapterId}`
    const send = (body: object) => client.post(path).as(admin).json(body)
    const opened = (await client.get(path).as(admin)).body().chapter
    const form = { chapterVersion: opened.chapterVersion }

    await send({ ...form, chapterTitle: '先保存的标题' })
    const refused = (await send({ ...form, chapterTitle: '后保存的标题' })).body()

    assert.containsSubset(refused, { code: 'conflict', msg: messages.chapterChangedByOther })
    assert.equal(refused.chapter.chapterTitle, '先保存的标题')
    const knowing = { chapterVersion: refused.chapter.chapterVersion }
    const overwritten = await send({ ...knowing, chapterTitle: '后保存的标题' })
    assert.equal(overwritten.body().code, '200')
  })
})

test.group('Concurrent decisions', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.setup(() => testUtils.db().truncate())
  group.each.setup(() => testUtils.db().truncate())

  test('one decision wins, the others get a conflict', async ({ client, assert }) => {
    const adminApis = []
    for (let at = 0; at < 4; at++) adminApis.push(adminClient(client, await createUser(Role.Admin)))
    const id = await complete(await course({ status: 'auditing' }))
    const { lockVersion } = await adminApis[0].read(id)

    const answers = await Promise.all([
      adminApis[0].act('publish', id, { lockVersion }),
      adminApis[1].act('unpublish', id, { lockVersion, reason: '第二章缺少案例' }),
      adminApis[2].act('publish', id, { lockVersion }),
      adminApis[3].act('unpublish', id, { lockVersion, reason: '第三章缺少案例' }),
    ])

    const bodies = answers.map((answer) => answer.body())
    const losers = bodies.filter(({ code }) => code !== '200')
    assert.lengthOf(losers, 3)
    const allowed = [messages.changedByOther, messages.alreadyPublished, messages.onlyAuditingSentBack]
    for (const { msg } of losers) assert.include(allowed, msg)
    const entries = await db.from('audit_logs').where('object', `course:${id}`)
    assert.lengthOf(entries, 1)
    const kept = await db.from('course_publications').where('course_id', id)
    const { courseStatus } = await adminApis[0].read(id)
    assert.equal(kept.length, courseStatus === 'published' ? 1 : 0)
  })

  test('a drag sees the order that was committed while it waited', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    const id = await draft()
    const ids: number[] = []
    for (const order of [1, 2, 3]) ids.push(await chapter(id, { order }))
    const [first, second, third] = ids

    const { waits } = await transaction(async (trx) => {
      await trx.from('courses').where('id', id).forUpdate()
      const waits = client
        .post('/api/admin/courses/adjust-chapter-order')
        .as(token)
        .json({ sourceChapterId: first, parentChapterId: 0, chapterIds: ids })
        .then((answer) => answer.body())
      await pause(300)
      for (const [at, chapterId] of [third, first, second].entries()) {
        await trx
          .from('chapters')
          .where('id', chapterId)
          .update({ chapter_order: at + 1 })
      }
      return { waits }
    })

    assert.equal((await waits).code, '200')
    const rows = await db.from('chapters').where('course_id', id).orderBy('chapter_order').select('id')
    assert.deepEqual(
      rows.map((row) => Number(row.id)),
      ids
    )
  }).skip(db.connection().dialect.name !== 'mysql', 'an embedded database has one connection')
})
