import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { eduLog } from '#tests/factories/certificates'
import { createChapter, createEntitlement } from '#tests/factories/learning'

let booked = 0

async function book(
  userId: number,
  courseEduLogId: number,
  chapterId: number,
  seconds: { held: number; available?: number }
) {
  await db
    .table('hour_entries')
    .insert({
      user_id: userId,
      course_edu_log_id: courseEduLogId,
      chapter_id: chapterId,
      kind: 'watch',
      held_seconds: seconds.held,
      available_seconds: seconds.available ?? 0,
      cause: `reading:${process.pid}:${++booked}`,
      created_at: toStored(now()),
    })
}

test.group('Certificates and study records', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a certificate adds up its courses', async ({ client, assert }) => {
    const { user, token } = await createUser()
    for (const subject of ['jzgc', 'jzgc', 'szgc']) {
      const options = { subject, available: 600, held: 60, used: 1200 }
      await eduLog(user.id, await course({ type: 5, subject }), options)
    }
    const answer = await client.get('/api/user/certs').header('Authorization', token)
    assert.lengthOf(answer.body().certs, 2)
    const [building, municipal] = answer.body().certs
    assert.include(building, {
      certSubject: 'jzgc',
      requiredCourse: 1,
      certificateStatus: 'learning',
      availableHours: 20,
      heldHours: 2,
      usedHours: 40,
    })
    assert.include(municipal, { certSubject: 'szgc', availableHours: 10, usedHours: 20 })
  })

  const states = [
    { options: { total: 1200, available: 600 }, shown: 'learning', obstacle: 'not-learned' },
    { options: { total: 1200, available: 600, held: 600 }, shown: 'learning', obstacle: 'test-first' },
    { options: { total: 1200, available: 1200 }, shown: 'learned', obstacle: null },
    { options: { total: 0, available: 600 }, shown: 'learned', obstacle: 'no-total' },
    { options: { total: 1200, available: 1200, status: 'pass' }, shown: 'pass', obstacle: null },
    { options: { total: 1200, used: 1200, status: 'uploaded' }, shown: 'uploaded', obstacle: 'nothing-new' },
    { options: { total: 1800, used: 1200, available: 60, status: 'uploaded' }, shown: 'uploaded', obstacle: null },
  ]
  for (const { options, shown, obstacle } of states) {
    test(`a record of ${JSON.stringify(options)} is ${shown}, upload ${obstacle ?? 'allowed'}`, async ({
      client,
      assert,
    }) => {
      const { user, token } = await createUser()
      const { certificateId } = await eduLog(user.id, await course({ type: 5 }), options)
      const answer = await client
        .get(`/api/user/course-edu-logs/further-edu-cert-id/${certificateId}`)
        .header('Authorization', token)
      const canUpload = obstacle === null
      const expected = { courseEduLogStatus: shown, canUpload, uploadObstacle: obstacle }
      assert.include(answer.body().courseEduLogs[0], expected)
    })
  }

  test('a course test needs a learned course and a paper', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const courseId = await course({ type: 5 })
    const account = await eduLog(user.id, courseId, { total: 600, available: 600 })
    const { certificateId, courseEduLogId } = account
    const at = { created_at: toStored(now()) }
    const [paperId] = await db
      .table('papers')
      .insert({
        paper_name: '考题',
        paper_type: 'edu_test',
        course_id: courseId,
        ref_id: `course-${courseId}`,
        ref_key: `edu_test:course-${courseId}`,
        ...at,
      })
    const read = async () => {
      const answer = await client
        .get(`/api/user/course-edu-logs/further-edu-cert-id/${certificateId}`)
        .header('Authorization', token)
      return answer.body().courseEduLogs[0]
    }
    assert.include(await read(), { examMaintained: false, canTest: false })

    const [bankId] = await db.table('question_banks').insert({ question_bank_name: '题库', ...at })
    const [questionId] = await db.table('questions').insert({ question_bank_id: bankId, question_no: 1, ...at })
    await db.table('paper_questions').insert({ paper_id: paperId, question_id: questionId, question_no: 1, ...at })
    assert.include(await read(), {
      examMaintained: true,
      canTest: true,
      paperId,
      correlationId: `edu-${courseEduLogId}`,
    })
  })

  test('a study record lists its finished chapters', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const courseId = await course({ type: 5, name: '施工安全' })
    const { courseEduLogId } = await eduLog(user.id, courseId)
    const { chapterId } = await createChapter(courseId)
    await db
      .table('study_logs')
      .insert({
        user_id: user.id,
        course_id: courseId,
        chapter_id: chapterId,
        course_edu_log_id: courseEduLogId,
        study_seconds: 2700,
        study_status: 'unuse',
        created_at: toStored(now()),
      })
    const answer = await client
      .get(`/api/user/study-logs/course-edu-log-id/${courseEduLogId}`)
      .header('Authorization', token)
    assert.include(answer.body().studyLogs[0], {
      courseName: '施工安全',
      chapterName: '第一讲',
      studyTime: 45,
      testPassed: null,
    })
  })

  test('held minutes name the chapters with a pending test', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const courseId = await course({ type: 5 })
    const { courseEduLogId, certificateId } = await eduLog(user.id, courseId, { total: 3600 })
    const [waiting, passed] = [await createChapter(courseId), await createChapter(courseId)]
    await createEntitlement(user.id, courseId)
    await book(user.id, courseEduLogId, waiting.chapterId, { held: 2700 })
    await book(user.id, courseEduLogId, passed.chapterId, { held: 600 })
    await book(user.id, courseEduLogId, passed.chapterId, { held: -600, available: 600 })

    const expected = [{ courseChapterId: waiting.chapterId, chapterName: '第一讲', paperId: null, heldHours: 45 }]
    const read = async (path: string) => (await client.get(`/api/user/${path}`).header('Authorization', token)).body()
    const { courseEduLogs } = await read(`course-edu-logs/further-edu-cert-id/${certificateId}`)
    assert.deepEqual(courseEduLogs[0].heldChapters, expected)
    const { courses } = await read('courses')
    assert.deepEqual(courses[0].heldChapters, expected)
  })

  test('unfinished chapters have a reason', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const courseId = await course({ type: 5 })
    const { courseEduLogId } = await eduLog(user.id, courseId)
    await createEntitlement(user.id, courseId)
    const chapters = [0, 30, 58, 60].map(async (credited) => {
      const { chapterId } = await createChapter(courseId)
      await db
        .table('chapter_progress')
        .insert({
          user_id: user.id,
          course_id: courseId,
          chapter_id: chapterId,
          credited_seconds: credited,
          covered_seconds: Math.max(0, credited - 20),
          segments: '[]',
          created_at: toStored(now()),
          completed_at: credited === 60 ? toStored(now()) : null,
        })
    })
    await Promise.all(chapters)

    const read = async (path: string) => (await client.get(`/api/user/${path}`).header('Authorization', token)).body()
    const { unfinishedChapters } = await read(`study-logs/course-edu-log-id/${courseEduLogId}`)
    assert.sameDeepMembers(
      unfinishedChapters.map(({ playedPercent, reason }: Record<string, unknown>) => [playedPercent, reason]),
      [
        [0, 'not-started'],
        [50, 'watching'],
        [96, 'unseen'],
      ]
    )
    const { courses } = await read('courses')
    const [hindered] = courses[0].hinderedChapters
    assert.include(hindered, { chapterName: '第一讲', reason: 'unseen' })
  })

  test('an admin can read a user’s certificates, which is audited', async ({ client, assert }) => {
    const [learner, admin] = [await createUser(), await createUser(Role.Admin)]
    await eduLog(learner.user.id, await course({ type: 5 }), { available: 60 })
    const answer = await client.get(`/api/admin/users/${learner.user.id}/certs`).header('Authorization', admin.token)
    assert.lengthOf(answer.body().certs, 1)
    const entry = await db.from('audit_logs').orderBy('id', 'desc').first()
    assert.include(entry, { action: 'user.read-certificates', object: `user:${learner.user.id}` })
  })
})
