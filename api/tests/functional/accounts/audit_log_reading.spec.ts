import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { appendEntry } from '#core/audit/append_entry'
import { Role } from '#core/roles'
import { transaction } from '#core/transaction'
import { createUser } from '#tests/factories/accounts'
import { chapter, course } from '#tests/factories/catalogue'
import { examPaper, question } from '#tests/factories/exams'
import { adminRequests } from './admin_requests.js'

test.group('Reading the audit log', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('an entry names its object, actor and values', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const teacher = await createUser(Role.Teacher)
    const courseId = await course({ teacherId: teacher.user.id })
    await write(admin.user.id, `course:${courseId}`, { teacherId: teacher.user.id, priceFen: 15000 })

    const [log] = await logsOf(client, admin, {})

    const titles = new Map(log.titles.map((one: { object: string; title: string }) => [one.object, one.title]))
    const { course_name: name } = await db.from('courses').where('id', courseId).firstOrFail()
    assert.equal(titles.get(`course:${courseId}`), name)
    assert.equal(titles.get(`user:${admin.user.id}`), admin.user.userName)
    assert.equal(titles.get(`user:${teacher.user.id}`), teacher.user.userName)
  })

  test('a deleted object keeps the title of its deletion', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    await transaction((trx) =>
      appendEntry(trx, {
        ...actorOf(admin.user.id),
        action: 'course.delete',
        object: 'course:999',
        before: { courseName: '旧课程' },
      })
    )

    const [log] = await logsOf(client, admin, {})

    assert.deepEqual(log.titles[0], { object: 'course:999', title: '旧课程', owner: null, gone: true })
  })

  test('a view is one row per visit, and shown on request only', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { user } = await createUser()
    const { get } = adminRequests(client, admin)
    await Promise.all([get(`users/${user.id}/certs`), get(`users/${user.id}/certs`)])
    await get(`users/${user.id}/certs`)

    assert.lengthOf(await logsOf(client, admin, {}), 0)
    const views = await logsOf(client, admin, { reads: true })
    assert.deepEqual(
      views.map(({ action }: { action: string }) => action),
      ['user.read-certificates']
    )
    assert.lengthOf(await logsOf(client, admin, { action: 'user.read-certificates' }), 1)
  })

  test('entries of one request about one object are one row', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { questionId } = await question()
    for (const attempts of [43, 9]) {
      await transaction((trx) =>
        appendEntry(trx, {
          ...actorOf(admin.user.id),
          action: 'question.regrade',
          object: `question:${questionId}`,
          after: { version: 2, attempts, changed: [attempts] },
          requestId: 'one-request',
        })
      )
    }

    const logs = await logsOf(client, admin, {})

    assert.lengthOf(logs, 1)
    assert.deepEqual(logs[0].after, { version: 2, attempts: 52, changed: [43, 9] })
    assert.lengthOf(logs[0].auditLogIds, 2)
  })

  test('the history of a course has its chapters and papers', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const courseId = await course()
    const chapterId = await chapter(courseId)
    await write(admin.user.id, `course:${courseId}`, { priceFen: 15000 })
    await write(admin.user.id, `chapter:${chapterId}`, { chapterTitle: '第一章' })
    await write(admin.user.id, 'course:998', { priceFen: 1 })

    const related = await logsOf(client, admin, { object: `course:${courseId}`, related: true })
    const own = await logsOf(client, admin, { object: `course:${courseId}` })

    assert.deepEqual(
      related.map(({ object }: { object: string }) => object),
      [`chapter:${chapterId}`, `course:${courseId}`]
    )
    assert.lengthOf(own, 1)
  })

  test('a question lists the papers that use it', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { get } = adminRequests(client, admin)
    const courseId = await course()
    const { questionId } = await question()
    const paperId = await examPaper({ courseId, questions: [{ questionId }] })

    const uses = async (object: string) =>
      (await get('object-uses', { object })).body().uses.map((use: { object: string }) => use.object)

    assert.deepEqual(await uses(`question:${questionId}`), [`paper:${paperId}`])
    assert.deepEqual(await uses(`paper:${paperId}`), [`course:${courseId}`])
    assert.deepEqual(await uses(`course:${courseId}`), [])
  })
})

const actorOf = (actorId: number) => ({ actorId, actorName: 'admin', role: Role.Admin })

const write = (actorId: number, object: string, after: Record<string, unknown>) =>
  transaction((trx) =>
    appendEntry(trx, {
      ...actorOf(actorId),
      action: object.startsWith('course') ? 'course.update' : 'chapter.update',
      object,
      after,
    })
  )

async function logsOf(
  client: Parameters<typeof adminRequests>[0],
  admin: Awaited<ReturnType<typeof createUser>>,
  query: object
) {
  const answer = await adminRequests(client, admin).get('audit-logs', query)
  return answer.body().logs as any[]
}
