import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { constructorKind, educationRule } from '#tests/factories/qualifications'
import { createLearnerWithHours, emptyRegistry, upload } from '#tests/functional/certificates/learners_with_hours'

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

test.group('Kinds that a course counts for', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an admin chooses kinds, and later uploads follow', async ({ client, assert }) => {
    await emptyRegistry()
    const bySubject = await constructorKind()
    const safety = await safetyKind()
    const admin = await createUser(Role.Admin)
    const learner = await createLearnerWithHours()
    const { courseId, user } = learner
    await db.from('courses').where('id', courseId).update({ cert_subject: 'jzgc', required_course: true })
    const validity = { validFrom: '2026-01-01', validTo: '2029-12-31' }
    const add = (body: object) =>
      client
        .post('/api/user/qualifications')
        .as(learner)
        .json({ ...validity, ...body })
    await add({ kindCode: 'constructor-2', specialties: ['jzgc'] })
    await add({ kindCode: 'safety-b', specialties: [] })
    const path = `/api/admin/courses/${courseId}/qualification-kinds`
    const chosen = async () => (await client.get(path).as(admin)).body().kinds
    const set = async (kindIds: number[]) => (await client.put(path).as(admin).json({ kindIds })).body()
    const counted = async () => {
      const rows = await db.from('cycle_entries').where({ user_id: user.id }).select('education_cycle_id as id')
      const cycles = await db
        .from('education_cycles as c')
        .join('qualifications as q', 'q.id', 'c.qualification_id')
        .whereIn(
          'c.id',
          rows.map(({ id }) => id)
        )
        .select('q.qualification_kind_id as kindId')
      return cycles.map(({ kindId }) => kindId)
    }

    assert.deepEqual(await chosen(), [
      { kindId: bySubject, kindName: '二级建造师', countsBySubject: true, chosen: false },
      { kindId: safety, kindName: '安管人员 B 类', countsBySubject: false, chosen: false },
    ])
    assert.equal((await set([safety])).code, '200')
    assert.deepEqual(await counted(), [])
    const shown = (await client.get(`/api/public/courses/${courseId}/qualification-kinds`)).body()
    assert.deepEqual(shown.countsFor, [{ kindName: '安管人员 B 类', specialtyName: null }])
    assert.equal((await upload(client, learner)).code, '200')
    assert.deepEqual(await counted(), [safety])

    assert.equal((await set([])).code, '200')
    assert.deepEqual(await counted(), [safety])
    const [entry] = await db.from('audit_logs').where('action', 'course.set-qualification-kinds').orderBy('id', 'desc')
    assert.deepEqual([JSON.parse(entry.before), JSON.parse(entry.after)], [{ kindIds: [safety] }, { kindIds: [] }])
  })

  test('kinds without the subject and courses without hours are refused', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const kindId = await constructorKind()
    const set = async (courseId: number, kindIds: number[]) =>
      (await client.put(`/api/admin/courses/${courseId}/qualification-kinds`).as(admin).json({ kindIds })).body().msg
    const bridges = await course({ type: 5, subject: 'glgc', required: true })
    assert.equal(await set(bridges, [kindId]), '二级建造师没有本课程的专业，不能选择')
    assert.equal(await set(await course({ type: 1 }), [kindId]), '只有继续教育课程可以选择证书类别')
    assert.equal(await set(bridges, [4_000_000]), '所选证书类别已不存在，请刷新后重新选择')
  })
})

/** 安管人员 B 类: without specialties, and for no subject. */
async function safetyKind(): Promise<number> {
  const [kindId] = await db
    .table('qualification_kinds')
    .insert({
      code: 'safety-b',
      kind_name: '安管人员 B 类',
      specialties: '[]',
      many_specialties: false,
      accepts: '[]',
      created_at: toStored(now()),
    })
  await educationRule(kindId)
  return kindId
}
