import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now, setClock, toStored } from '#core/time'
import { countStudies } from '#statistics/study/count_studies'
import { courseStudy } from '#statistics/study/course_study'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { examPaper, question } from '#tests/factories/exams'
import { createChapter, createEntitlement } from '#tests/factories/learning'
import { randomOf, createGradedAttempt, type ExamQuestion } from '#tests/functional/exams/graded_attempts'

const chaptersOfCourse = 5
const everyCourse = { from: 1, step: 7 }

test.group('Stored study statistics', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => () => setClock(null))

  async function studiedCourse(random: () => number, learners: number) {
    const courseId = await course({})
    const chapterIds: number[] = []
    for (let at = 0; at < chaptersOfCourse; at++)
      chapterIds.push((await createChapter(courseId, { seconds: 100 + 77 * at })).chapterId)
    for (let no = 0; no < learners; no++) await learn(random, courseId, chapterIds)
    return { courseId, chapterIds }
  }

  async function learn(random: () => number, courseId: number, chapterIds: number[]) {
    const { user } = await createUser()
    if (random() < 0.8) await createEntitlement(user.id, courseId)
    // An unclaimed seat.
    const seatId = await createEntitlement(user.id, courseId)
    await db.from('user_courses').where('id', seatId).update({ user_id: null })
    for (const chapterId of chapterIds.filter(() => random() < 0.6)) {
      const covered = random() < 0.2 ? 0 : Math.floor(random() * 500)
      const at = toStored(now().minus({ minutes: Math.floor(random() * 40 * 24 * 60) }))
      await db
        .table('chapter_progress')
        .insert({
          user_id: user.id,
          course_id: courseId,
          chapter_id: chapterId,
          credited_seconds: covered,
          covered_seconds: covered,
          segments: '[]',
          position_seconds: Math.floor(random() * 500),
          completed_at: random() < 0.4 ? at : null,
          created_at: at,
          updated_at: random() < 0.9 ? at : null,
        })
    }
  }

  const withoutTime = ({ countedTime: _, ...rest }: Awaited<ReturnType<typeof courseStudy>>) => rest

  for (const seed of [1, 2, 3, 4]) {
    test(`stored statistics equal live ones, history ${seed}`, async ({ assert }) => {
      const moment = now()
      setClock(() => moment)
      const random = randomOf(seed)
      const { courseId } = await studiedCourse(random, 10 * seed)
      const examQuestions = [(await question()) as ExamQuestion]
      const paperId = await examPaper({ courseId, questions: examQuestions })
      for (let no = 0; no < 8 * seed; no++) await createGradedAttempt(random, { paperId, examQuestions, no })

      const counted = await courseStudy(null, courseId)
      assert.isNull(counted.countedTime)
      assert.isAbove(counted.began, 0)
      // Steps that cut between learners, within a learner, and not at all.
      for (const step of [1, 7, 1000]) {
        await countStudies({ from: 1, step })
        const storedStudy = await courseStudy(null, courseId)
        assert.isNotNull(storedStudy.countedTime)
        assert.deepEqual(withoutTime(storedStudy), withoutTime(counted), `steps of ${step} rows`)
      }
    })
  }

  test('stored statistics stay until the next night', async ({ assert }) => {
    const random = randomOf(9)
    const { courseId, chapterIds } = await studiedCourse(random, 8)
    await countStudies(everyCourse)
    const storedStudy = await courseStudy(null, courseId)
    for (let no = 0; no < 5; no++) await learn(() => 0.5, courseId, chapterIds)
    assert.deepEqual(await courseStudy(null, courseId), storedStudy)

    await countStudies(everyCourse)
    assert.equal((await courseStudy(null, courseId)).began, storedStudy.began + 5)
  })

  test('each run recounts from zero and repairs wrong values', async ({ assert }) => {
    const { courseId } = await studiedCourse(randomOf(5), 8)
    await countStudies(everyCourse)
    const { counts } = await db.from('course_studies').where('course_id', courseId).firstOrFail()
    await db
      .from('course_studies')
      .where('course_id', courseId)
      .update({ counts: counts.replace(/"began":\d+/g, '"began":99') })
    assert.equal((await courseStudy(null, courseId)).began, 99)
    await countStudies(everyCourse)
    const row = await db.from('course_studies').where('course_id', courseId).firstOrFail()
    assert.equal(row.counts, counts)
  })

  test('statistics are stored for courses with many rows only', async ({ assert }) => {
    const isUpToDate = async (courseId: number) => (await courseStudy(null, courseId)).countedTime !== null
    const courseId = await course({})
    const { chapterId } = await createChapter(courseId)
    const learner = async () => {
      const { user } = await createUser()
      await createEntitlement(user.id, courseId)
      return user.id
    }
    const first = await learner()
    await countStudies({ from: 2 })
    assert.isFalse(await isUpToDate(courseId))

    const second = await learner()
    await countStudies({ from: 2 })
    assert.isTrue(await isUpToDate(courseId), 'entitlements')
    await db.from('user_courses').where({ course_id: courseId, user_id: second }).delete()
    await countStudies({ from: 2 })
    assert.isFalse(await isUpToDate(courseId), 'below the threshold again')

    const at = toStored(now())
    await db
      .table('chapter_progress')
      .multiInsert(
        [first, second].map((userId) => ({
          user_id: userId,
          course_id: courseId,
          chapter_id: chapterId,
          segments: '[]',
          created_at: at,
        }))
      )
    await countStudies({ from: 2 })
    assert.isTrue(await isUpToDate(courseId), 'progress')
  })

  test('a chapter published later has no stored statistics', async ({ client, assert }) => {
    const { courseId, chapterIds } = await studiedCourse(randomOf(6), 8)
    await countStudies(everyCourse)
    const { chapterId } = await createChapter(courseId)
    await db.from('chapters').where('id', chapterIds[0]!).update({ chapter_title: '改名' })
    const { token } = await createUser(Role.Admin)
    const answer = await client.get(`/api/admin/courses/${courseId}/study-statis`).as(token)
    const { chapters, countedTime } = answer.body()
    assert.match(countedTime, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    assert.lengthOf(chapters, chaptersOfCourse + 1)
    const shown = (id: number) => chapters.find((one: { courseChapterId: number }) => one.courseChapterId === id)
    assert.equal(shown(chapterIds[0]!).chapterTitle, '改名')
    assert.isAbove(shown(chapterIds[0]!).began, 0)
    assert.containsSubset(shown(chapterId), { began: 0, left: 0, leftParts: null, stopped: 0 })
  })
})
