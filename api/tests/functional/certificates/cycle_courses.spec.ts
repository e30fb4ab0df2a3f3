import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { constructorKind } from '#tests/factories/qualifications'
import { createLearnerWithHours } from '#tests/functional/certificates/learners_with_hours'

test.group('Courses of a cycle', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('courses that count are listed with their state for the learner', async ({ client, assert }) => {
    await constructorKind()
    const learner = await createLearnerWithHours()
    const { chapterId, courseId, courseEduLogId, user } = learner
    await db.from('courses').where('id', courseId).update({ cert_subject: 'jzgc', required_course: true })
    await db
      .table('study_logs')
      .insert({
        user_id: user.id,
        course_id: courseId,
        chapter_id: chapterId,
        course_edu_log_id: courseEduLogId,
        study_seconds: 1800,
        created_at: toStored(now()),
      })
    const sold = await course({ type: 5, subject: 'jzgc', required: false, seconds: 2700 })
    await course({ type: 5, subject: 'szgc', required: true })
    await course({ type: 5, subject: 'jzgc', required: true, tags: ['hidden'], status: 'editing' })
    const validity = { validFrom: '2026-01-01', validTo: '2028-12-31' }
    const body = { kindCode: 'constructor-2', specialties: ['jzgc'], ...validity }
    await client.post('/api/user/qualifications').as(learner).json(body)
    const { cycles } = (await client.get('/api/user/education-cycles').as(learner)).body()
    const path = `/api/user/education-cycles/${cycles[0].cycleId}/courses`

    const { courses } = (await client.get(path).as(learner)).body()
    assert.containSubset(courses, [
      { courseId: sold, requiredCourse: 0, specialty: 'jzgc', totalMinutes: 45, owned: false, credited: false },
      { courseId, requiredCourse: 1, credited: true },
    ])
    assert.lengthOf(courses, 2)
    assert.equal((await client.get(path).as(await createUser())).status(), 404)
  })
})
