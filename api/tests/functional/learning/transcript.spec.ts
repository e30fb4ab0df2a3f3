import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { eduLog, hourUpload } from '#tests/factories/certificates'
import { createEntitlement } from '#tests/factories/learning'

test.group('Transcript', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a transcript has courses, minutes, uploads and tests of one learner', async ({ client, assert }) => {
    const [{ user, token, idCard }, other] = [await createUser(), await createUser()]
    const studied = await course({ type: 5, name: '施工安全', price: 9900 })
    const held = await course({ type: 1, name: '工程计价' })
    const refunded = await course({ type: 1, name: '退掉的课' })
    await createEntitlement(user.id, studied)
    await createEntitlement(user.id, held)
    const gone = await createEntitlement(user.id, refunded)
    await db
      .from('user_courses')
      .where('id', gone)
      .update({ refunded_at: toStored(now()) })
    const balance = { total: 3600, held: 60, available: 600, used: 1200 }
    const { courseEduLogId } = await eduLog(user.id, studied, balance)
    await hourUpload(user.id, courseEduLogId, { seconds: 1200 })
    const theirs = await eduLog(other.user.id, studied, balance)
    await hourUpload(other.user.id, theirs.courseEduLogId)
    const at = toStored(now())
    const [paperId] = await db
      .table('papers')
      .insert({ paper_name: '章节测试', paper_type: 'cpt_test', ref_id: '1', created_at: at })
    await db
      .table('user_papers')
      .insert({
        user_id: user.id,
        paper_id: paperId,
        correlation_id: 'cpt-1',
        attempt_no: 1,
        mode: 'test',
        state: 'graded',
        total_tenths: 1000,
        pass_line: 60,
        user_score_tenths: 855,
        user_pass: true,
        started_at: at,
        submitted_at: at,
        created_at: at,
      })

    const answer = await client.get('/api/user/transcript').header('Authorization', token)
    const { courses, uploads, tests, certs, ...head } = answer.body()
    assert.equal(head.userName, user.userName)
    assert.notInclude(answer.text(), idCard)
    assert.match(head.idCard, /^\d{4}\*+[\dX]{4}$/)
    assert.deepEqual(
      courses.map(({ courseName }: { courseName: string }) => courseName),
      ['施工安全', '工程计价']
    )
    assert.include(courses[0], {
      earnedHours: 31,
      heldHours: 1,
      availableHours: 10,
      usedHours: 20,
      expiredHours: 0,
      totalTime: 60,
      courseEduLogStatus: 'learning',
    })
    assert.include(courses[1], { earnedHours: 0, courseEduLogStatus: null })
    assert.lengthOf(uploads, 1)
    assert.include(uploads[0], { learningHours: 20, courseName: '施工安全', state: 'confirmed' })
    assert.lengthOf(tests, 1)
    assert.include(tests[0], { paperName: '章节测试', userScore: 85.5, userPass: 1 })
    assert.lengthOf(certs, 1)
  })
})
