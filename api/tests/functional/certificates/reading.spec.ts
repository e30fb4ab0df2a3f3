import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { person } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { eduLog } from '#tests/factories/certificates'
import { lesson } from '#tests/factories/learning'

test.group('Certificates and study records', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a certificate adds up its courses', async ({ client, assert }) => {
    const { user, token } = await person()
    for (const subject of ['jzgc', 'jzgc', 'szgc']) {
      const facts = { subject, available: 600, held: 60, used: 1200 }
      await eduLog(user.id, await course({ type: 5, subject }), facts)
    }
    const answer = await client.get('/api/user/certs').header('Authorization', token)
    assert.lengthOf(answer.body().certs, 2)
    const [building, municipal] = answer.body().certs
    assert.include(building, {
      ...{ certSubject: 'jzgc', requiredCourse: 1, certificateStatus: 'learning' },
      ...{ availableHours: 20, heldHours: 2, usedHours: 40 },
    })
    assert.include(municipal, { certSubject: 'szgc', availableHours: 10, usedHours: 20 })
  })

  const states = [
    { facts: { total: 1200, available: 600 }, shown: 'learning', canUpload: false },
    { facts: { total: 1200, available: 600, held: 600 }, shown: 'learning', canUpload: false },
    { facts: { total: 1200, available: 1200 }, shown: 'learned', canUpload: true },
    { facts: { total: 0, available: 600 }, shown: 'learned', canUpload: false },
    { facts: { total: 1200, available: 1200, status: 'pass' }, shown: 'pass', canUpload: true },
    { facts: { total: 1200, used: 1200, status: 'uploaded' }, shown: 'uploaded', canUpload: false },
    {
      facts: { total: 1800, used: 1200, available: 60, status: 'uploaded' },
      ...{ shown: 'uploaded', canUpload: true },
    },
  ]
  for (const { facts, shown, canUpload } of states) {
    test(`${JSON.stringify(facts)} is ${shown}, upload ${canUpload}`, async ({
      client,
      assert,
    }) => {
      const { user, token } = await person()
      const { certificateId } = await eduLog(user.id, await course({ type: 5 }), facts)
      const answer = await client
        .get(`/api/user/course-edu-logs/further-edu-cert-id/${certificateId}`)
        .header('Authorization', token)
      const expected = { courseEduLogStatus: shown, canUpload, examMaintained: false }
      assert.include(answer.body().courseEduLogs[0], expected)
    })
  }

  test('the test opens for a learned course that has a paper', async ({ client, assert }) => {
    const { user, token } = await person()
    const courseId = await course({ type: 5 })
    const { certificateId } = await eduLog(user.id, courseId, { total: 600, available: 600 })
    const at = { created_at: toStored(now()) }
    const [paperId] = await db.table('papers').insert({
      ...{ paper_name: '考题', paper_type: 'edu_test', course_id: courseId },
      ...{ ref_id: `course-${courseId}`, ref_key: `edu_test:course-${courseId}`, ...at },
    })
    const read = async () => {
      const answer = await client
        .get(`/api/user/course-edu-logs/further-edu-cert-id/${certificateId}`)
        .header('Authorization', token)
      return answer.body().courseEduLogs[0]
    }
    assert.include(await read(), { examMaintained: false, canTest: false })

    const [bankId] = await db.table('question_banks').insert({ question_bank_name: '题库', ...at })
    const [questionId] = await db
      .table('questions')
      .insert({ question_bank_id: bankId, question_no: 1, ...at })
    await db
      .table('paper_questions')
      .insert({ paper_id: paperId, question_id: questionId, question_no: 1, ...at })
    assert.include(await read(), {
      ...{ examMaintained: true, canTest: true, paperId },
      correlationId: `course-${courseId}`,
    })
  })

  test('a study record lists its finished chapters', async ({ client, assert }) => {
    const { user, token } = await person()
    const courseId = await course({ type: 5, name: '施工安全' })
    const { courseEduLogId } = await eduLog(user.id, courseId)
    const { chapterId } = await lesson(courseId)
    await db.table('study_logs').insert({
      ...{ user_id: user.id, course_id: courseId, chapter_id: chapterId },
      ...{ course_edu_log_id: courseEduLogId, study_seconds: 2700, study_status: 'unuse' },
      created_at: toStored(now()),
    })
    const answer = await client
      .get(`/api/user/study-logs/course-edu-log-id/${courseEduLogId}`)
      .header('Authorization', token)
    assert.include(answer.body().studyLogs[0], {
      ...{ courseName: '施工安全', chapterName: '第一讲', studyTime: 45, testPassed: null },
    })
  })

  test('an admin reads anybody’s, and it is written down', async ({ client, assert }) => {
    const [learner, admin] = [await person(), await person(Role.Admin)]
    await eduLog(learner.user.id, await course({ type: 5 }), { available: 60 })
    const answer = await client
      .get(`/api/admin/users/${learner.user.id}/certs`)
      .header('Authorization', admin.token)
    assert.lengthOf(answer.body().certs, 1)
    const entry = await db.from('audit_logs').orderBy('id', 'desc').first()
    assert.include(entry, {
      ...{ action: 'user.read-certificates', object: `user:${learner.user.id}` },
    })
  })
})
