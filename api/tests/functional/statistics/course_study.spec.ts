import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { examPaper, question } from '#tests/factories/exams'
import { createChapter, createEntitlement } from '#tests/factories/learning'
import { soldOrder } from '#tests/factories/sales'
import { randomOf, createGradedAttempt, type ExamQuestion } from '#tests/functional/exams/graded_attempts'
import { statementsOf } from '#tests/statements'

const daysAgo = (days: number) => toStored(now().minus({ days }))

interface Watched {
  userId: number
  chapterId: number
  covered: number
  position?: number
  done?: boolean
  daysAgo: number
}

test.group('Study statistics of a course', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function courseFixture(chapters = 3) {
    const [teacher, other, admin] = [
      await createUser(Role.Teacher),
      await createUser(Role.Teacher),
      await createUser(Role.Admin),
    ]
    const courseId = await course({ teacherId: teacher.user.id })
    const ids: number[] = []
    for (let at = 0; at < chapters; at++) ids.push((await createChapter(courseId, { seconds: 1000 })).chapterId)
    return { teacher, other, admin, courseId, chapters: ids }
  }

  async function createUsers(count: number): Promise<number[]> {
    const ids: number[] = []
    for (let at = 0; at < count; at++) ids.push((await createUser()).user.id)
    return ids
  }

  const watch = (courseId: number, rows: Watched[]) =>
    db
      .table('chapter_progress')
      .multiInsert(
        rows.map(({ userId, chapterId, covered, position, done, daysAgo: days }) => ({
          user_id: userId,
          course_id: courseId,
          chapter_id: chapterId,
          credited_seconds: covered,
          covered_seconds: covered,
          segments: `[[0,${covered}]]`,
          position_seconds: position ?? covered,
          completed_at: done ? daysAgo(days) : null,
          created_at: daysAgo(days),
          updated_at: daysAgo(days),
        }))
      )

  const read = async (client: ApiClient, path: string, { token }: { token: string }) =>
    client.get(`/api/${path}/study-statis`).as(token)

  test('a teacher sees where learners drop off', async ({ client, assert }) => {
    const { teacher, courseId, chapters } = await courseFixture()
    const [first, second, third] = chapters as [number, number, number]
    const all = await createUsers(8)
    const of = (userIds: number[], chapterId: number, options: Omit<Watched, 'userId' | 'chapterId'>) =>
      userIds.map((userId) => ({ userId, chapterId, ...options }))
    await watch(courseId, [
      ...of(all, first, { covered: 990, done: true, daysAgo: 40 }),
      // Five dropped off in the fourth tenth of the second chapter, one watched it yesterday.
      ...of(all.slice(0, 5), second, { covered: 300, position: 345, daysAgo: 30 }),
      ...of(all.slice(5, 6), second, { covered: 500, daysAgo: 1 }),
      ...of(all.slice(6), second, { covered: 1200, done: true, daysAgo: 20 }),
      ...of(all.slice(7), third, { covered: 1000, done: true, daysAgo: 19 }),
      // Opened but not watched.
      ...of(all.slice(0, 1), third, { covered: 0, daysAgo: 30 }),
    ])
    const body = (await read(client, `teacher/courses/${courseId}`, teacher)).body()

    assert.containsSubset(body, { began: 8, finished: 1 })
    const noParts = { leftParts: null, left: 0 }
    const shown = (courseChapterId: number) =>
      body.chapters.find((one: { courseChapterId: number }) => one.courseChapterId === courseChapterId)
    assert.deepEqual(
      body.chapters.map((one: { courseChapterId: number }) => one.courseChapterId),
      chapters
    )
    assert.containsSubset(shown(first), { began: 8, finished: 8, watchedShare: 99, stopped: 0, ...noParts })
    assert.containsSubset(shown(second), {
      began: 8,
      finished: 2,
      left: 5,
      leftParts: [0, 0, 0, 5, 0, 0, 0, 0, 0, 0],
      // (5 × 300 + 500 + 2 × 1000) / 8: a learner counts at most the whole video.
      watchedShare: 50,
      stopped: 6,
    })
    assert.containsSubset(shown(third), { began: 1, finished: 1, watchedShare: null, stopped: 0, ...noParts })
  })

  test('fewer than five learners get counts only', async ({ client, assert }) => {
    const { admin, courseId, chapters } = await courseFixture(1)
    const rows = (await createUsers(4)).map((userId) => ({
      userId,
      chapterId: chapters[0]!,
      covered: 200,
      daysAgo: 30,
    }))
    await watch(courseId, rows)
    const [few] = (await read(client, `admin/courses/${courseId}`, admin)).body().chapters
    assert.containsSubset(few, { began: 4, left: 4, watchedShare: null, leftParts: null })

    const [fifth] = await createUsers(1)
    await watch(courseId, [{ ...rows[0]!, userId: fifth! }])
    const [enough] = (await read(client, `admin/courses/${courseId}`, admin)).body().chapters
    assert.containsSubset(enough, { began: 5, left: 5, watchedShare: 20 })
    assert.deepEqual(enough.leftParts, [0, 0, 5, 0, 0, 0, 0, 0, 0, 0])
  })

  test('learners are anonymous', async ({ client, assert }) => {
    const { teacher, courseId, chapters } = await courseFixture(1)
    const { user } = await createUser()
    await createEntitlement(user.id, courseId)
    await watch(courseId, [{ userId: user.id, chapterId: chapters[0]!, covered: 10, daysAgo: 1 }])
    const { userName, telephone } = user
    const text = (await read(client, `teacher/courses/${courseId}`, teacher)).text()
    assert.notInclude(text, String(userName))
    assert.notInclude(text, String(telephone))
    assert.notInclude(text, 'userId')
  })

  test('customers, owners and pending comments are counted', async ({ client, assert }) => {
    const { teacher, courseId } = await courseFixture(1)
    const [buyer, returned, granted, expired] = (await createUsers(4)) as [number, number, number, number]
    const paidAt = daysAgo(3)
    for (const userId of [buyer, buyer, returned])
      await soldOrder({
        userId,
        paidAt,
        lines: [{ courseId, amountFen: 100, ...(userId === returned ? { refundedCount: 1, refundedFen: 100 } : {}) }],
      })
    await createEntitlement(buyer, courseId)
    await createEntitlement(buyer, courseId)
    await createEntitlement(granted, courseId, { source: 'gift', expiresOn: null })
    await createEntitlement(expired, courseId, { expiresOn: '2020-01-01' })
    await createEntitlement(returned, courseId, { status: 'invalid' })
    for (const status of [1, 1, 2, 3])
      await db
        .table('comments')
        .insert({
          course_id: courseId,
          user_id: buyer,
          comment_content: '好',
          comment_status: status,
          created_at: paidAt,
        })
    const body = (await read(client, `teacher/courses/${courseId}`, teacher)).body()
    assert.containsSubset(body, { buyers: 1, holders: 2, openComments: 2 })
  })

  test('facility of a paper equals its question statistics', async ({ client, assert }) => {
    const { teacher, admin, courseId } = await courseFixture(1)
    const examQuestions = [(await question()) as ExamQuestion]
    const paperId = await examPaper({ courseId, questions: examQuestions })
    const random = randomOf(7)
    for (let no = 0; no < 29; no++) await createGradedAttempt(random, { paperId, examQuestions, no })
    const few = (await read(client, `teacher/courses/${courseId}`, teacher)).body().papers
    assert.containsSubset(few, [{ paperId, sat: 29, rightRate: null, openAnswers: 0 }])

    for (let no = 29; no < 40; no++) await createGradedAttempt(random, { paperId, examQuestions, no })
    const [paper] = (await read(client, `teacher/courses/${courseId}`, teacher)).body().papers
    const analysis = await client.get(`/api/admin/papers/${paperId}/item-analysis`).as(admin)
    assert.equal(paper.rightRate, analysis.body().items[0].rightRate)
    assert.equal(paper.sat, 40)
    const passed = await db.from('user_papers').where({ paper_id: paperId, user_pass: true })
    assert.equal(paper.passed, passed.length)
  })

  test('another teacher gets 404, and a course without chapters is empty', async ({ client, assert }) => {
    const { teacher, other, courseId } = await courseFixture(0)
    const foreign = await read(client, `teacher/courses/${courseId}`, other)
    const missing = await read(client, 'teacher/courses/999999', other)
    assert.equal(foreign.status(), 404)
    assert.deepEqual(foreign.body(), missing.body())
    const own = (await read(client, `teacher/courses/${courseId}`, teacher)).body()
    assert.containsSubset(own, { began: 0, finished: 0, chapters: [], papers: [] })
  })

  test('many learners need as many statements as one', async ({ client, assert }) => {
    const { admin, courseId, chapters } = await courseFixture(6)
    const ask = () => statementsOf(() => read(client, `admin/courses/${courseId}`, admin))
    const [one, ...rest] = (await createUsers(12)) as [number, ...number[]]
    await watch(courseId, [{ userId: one, chapterId: chapters[0]!, covered: 9, daysAgo: 1 }])
    const few = await ask()
    await watch(
      courseId,
      rest.flatMap((userId) => chapters.map((chapterId) => ({ userId, chapterId, covered: 500, daysAgo: 20 })))
    )
    const many = await ask()
    assert.lengthOf(many, few.length)
    assert.isAtMost(many.length, 14)
  })
})
