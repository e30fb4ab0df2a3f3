import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { qualificationMessages } from '#certificates/terms'
import { CertSubjectText } from '#catalogue/terms'
import { evidenceTables } from '#learning/evidence/evidence_rows'
import { evidenceSubject } from '#learning/evidence/evidence_subject'
import { Role } from '#core/roles'
import { fromWireTime, setClock } from '#core/time'
import { createUser, password, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { constructorKind, educationRule } from '#tests/factories/qualifications'
import {
  createLearnerWithHours,
  emptyRegistry,
  upload,
  type LearnerWithHours,
} from '#tests/functional/certificates/learners_with_hours'
import { brokenInvariants } from '#tests/invariants'

const at = (time: string) => setClock(() => fromWireTime(time))
const validity = { validFrom: '2026-07-01', validTo: '2029-06-30' }
const building = { kindCode: 'constructor-2', specialties: ['jzgc'], ...validity }
const withHours = () => createLearnerWithHours({ available: 720 * 60, total: 720 * 60 })

const add = async (client: ApiClient, learner: CreatedUser, body: object = {}) =>
  (
    await client
      .post('/api/user/qualifications')
      .as(learner.token)
      .json({ ...building, ...body })
  ).body()

const change = async (client: ApiClient, learner: CreatedUser, id: number, body: object) =>
  (
    await client
      .put(`/api/user/qualifications/${id}`)
      .as(learner.token)
      .json({ ...building, ...body })
  ).body()

const cycles = async (client: ApiClient, { token }: CreatedUser) =>
  (await client.get('/api/user/education-cycles').as(token)).body()

/** `counted/missing` of each target, in minutes. */
async function progress(client: ApiClient, learner: CreatedUser): Promise<string[]> {
  const { cycles: all } = await cycles(client, learner)
  return all.flatMap((cycle: { targets: Record<string, unknown>[] }) =>
    cycle.targets.map((one) => `${one.specialty} ${one.requiredCourse} ${one.countedMinutes}/${one.missingMinutes}`)
  )
}

async function revert(client: ApiClient, learner: LearnerWithHours) {
  const admin = await createUser(Role.Admin)
  const [push] = await db.from('hour_uploads').where('user_id', learner.user.id).orderBy('id', 'desc')
  const path = `/api/admin/revert-upload-hours/${push.id}`
  return (await client.post(path).as(admin.token).json({ reason: '报错专业' })).body()
}

test.group('Cycles of further education', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await emptyRegistry()
    at('2026-11-29 10:00:00')
    await constructorKind()
    return async () => {
      setClock(null)
      const broken = await brokenInvariants(db.connection())
      if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
    }
  })

  test('a confirmed upload counts for the cycle until it is reverted', async ({ client, assert }) => {
    const learner = await withHours()
    assert.equal((await add(client, learner)).code, '200')
    assert.deepEqual(await progress(client, learner), ['jzgc 1 0/2400', 'jzgc 0 0/2400'])
    assert.containSubset((await cycles(client, learner)).cycles, [
      {
        kindName: '二级建造师',
        applyUntil: '2029-05-31',
        state: 'open',
        ruleChecked: false,
        targets: [{ notUploadedMinutes: 720 }, {}],
      },
    ])

    await upload(client, learner)
    assert.deepEqual(await progress(client, learner), ['jzgc 1 720/1680', 'jzgc 0 0/2400'])
    assert.equal((await cycles(client, learner)).outsideMinutes, 0)

    assert.equal((await revert(client, learner)).code, '200')
    assert.deepEqual(await progress(client, learner), ['jzgc 1 0/2400', 'jzgc 0 0/2400'])
    await upload(client, learner)
    assert.deepEqual(await progress(client, learner), ['jzgc 1 720/1680', 'jzgc 0 0/2400'])
  })

  test('minutes confirmed before the cycle stay outside', async ({ client, assert }) => {
    const learner = await withHours()
    at('2026-06-30 23:59:00')
    await upload(client, learner)
    at('2026-11-29 10:00:00')
    await add(client, learner)

    assert.deepEqual(await progress(client, learner), ['jzgc 1 0/2400', 'jzgc 0 0/2400'])
    assert.equal((await cycles(client, learner)).outsideMinutes, 720)
  })

  test('a qualification added later counts earlier uploads', async ({ client, assert }) => {
    const learner = await withHours()
    await upload(client, learner)
    await add(client, learner)
    assert.deepEqual(await progress(client, learner), ['jzgc 1 720/1680', 'jzgc 0 0/2400'])
  })

  test('a course counts for its own specialty only', async ({ client, assert }) => {
    const learner = await withHours()
    await add(client, learner, { specialties: ['szgc', 'jzgc'], mainSpecialty: 'szgc' })
    await upload(client, learner)

    assert.deepEqual(await progress(client, learner), [
      'szgc 1 0/2400',
      'szgc 0 0/2400',
      'jzgc 1 720/480',
      'jzgc 0 0/1200',
    ])
  })

  test('a later rule changes no open cycle', async ({ client, assert }) => {
    const learner = await withHours()
    await add(client, learner)
    const { id } = await db.from('qualification_kinds').firstOrFail()
    await educationRule(id, { validFrom: '2026-11-30', minutesPerHour: 45 })
    const { qualifications } = (await client.get('/api/user/qualifications').as(learner.token)).body()
    const [{ qualificationId, lockVersion }] = qualifications
    await change(client, learner, qualificationId, { lockVersion, employerName: '济南某建设有限公司' })

    assert.deepEqual(await progress(client, learner), ['jzgc 1 0/2400', 'jzgc 0 0/2400'])
  })

  test('corrected days move minutes out and back', async ({ client, assert }) => {
    const learner = await withHours()
    const { qualificationId: id } = await add(client, learner)
    await upload(client, learner)

    await change(client, learner, id, { lockVersion: 1, validFrom: '2026-12-01' })
    assert.deepEqual(await progress(client, learner), ['jzgc 1 0/2400', 'jzgc 0 0/2400'])
    assert.equal((await cycles(client, learner)).outsideMinutes, 720)
    assert.equal((await change(client, learner, id, { lockVersion: 1 })).code, 'conflict')

    await change(client, learner, id, { lockVersion: 2 })
    assert.deepEqual(await progress(client, learner), ['jzgc 1 720/1680', 'jzgc 0 0/2400'])
    await change(client, learner, id, { lockVersion: 3, specialties: ['szgc'] })
    assert.deepEqual(await progress(client, learner), ['szgc 1 0/2400', 'szgc 0 0/2400'])
  })

  test('a renewal keeps the cycle before it', async ({ client, assert }) => {
    const learner = await withHours()
    const old = { validFrom: '2023-07-01', validTo: '2026-12-31' }
    const { qualificationId: id } = await add(client, learner, old)
    await upload(client, learner)
    const renew = async (validFrom: string) =>
      (
        await client
          .post(`/api/user/qualifications/${id}/renewals`)
          .as(learner.token)
          .json({ lockVersion: 1, validFrom, validTo: '2029-12-31' })
      ).body()

    assert.equal((await renew('2026-12-31')).msg, qualificationMessages.renewalEarlier)
    assert.equal((await renew('2027-01-01')).code, '200')
    assert.deepEqual(await progress(client, learner), [
      'jzgc 1 720/1680',
      'jzgc 0 0/2400',
      'jzgc 1 0/2400',
      'jzgc 0 0/2400',
    ])
  })

  test('a removed qualification gives its minutes to the next one', async ({ client, assert }) => {
    const learner = await withHours()
    const { qualificationId: id } = await add(client, learner)
    await upload(client, learner)
    assert.equal((await add(client, learner)).msg, qualificationMessages.overlapping)

    await client.delete(`/api/user/qualifications/${id}`).as(learner.token)
    assert.equal((await cycles(client, learner)).outsideMinutes, 720)
    assert.deepEqual(await progress(client, learner), [])
    await add(client, learner)
    assert.deepEqual(await progress(client, learner), ['jzgc 1 720/1680', 'jzgc 0 0/2400'])
  })

  test('a cycle is met when nothing is missing', async ({ client, assert }) => {
    const learner = await createLearnerWithHours({ available: 2400 * 60, total: 2400 * 60 })
    await db.from('education_rules').update({ elective_hours: 0 })
    await add(client, learner)
    await upload(client, learner)
    assert.equal((await cycles(client, learner)).cycles[0].state, 'met')
    await revert(client, learner)
    assert.equal((await cycles(client, learner)).cycles[0].state, 'open')
  })

  test('hours of another provider are shown apart', async ({ client, assert }) => {
    const learner = await withHours()
    await add(client, learner)
    const [{ cycleId }] = (await cycles(client, learner)).cycles
    const body = { requiredCourse: 1, specialty: 'jzgc', hours: 20, providerName: '省建筑业协会', day: '2026-11-01' }
    const post = async (more: object = {}) =>
      (
        await client
          .post(`/api/user/education-cycles/${cycleId}/outside-hours`)
          .as(learner.token)
          .json({ ...body, ...more })
      ).body()

    assert.equal((await post({ day: '2026-06-30' })).code, 'error')
    const { outsideHoursId } = await post()
    const [target] = (await cycles(client, learner)).cycles[0].targets
    assert.include(target, { selfReportedMinutes: 800, countedMinutes: 0, missingMinutes: 2400 })

    await client.delete(`/api/user/outside-hours/${outsideHoursId}`).as(learner.token)
    const [cycle] = (await cycles(client, learner)).cycles
    assert.deepEqual([cycle.targets[0].selfReportedMinutes, cycle.outsideHours], [0, []])
  })

  test('a course tells which of my qualifications it counts for', async ({ client, assert }) => {
    const learner = await withHours()
    await add(client, learner)
    const own = await course({ type: 5, subject: 'jzgc', required: true, price: 100 })
    const other = await course({ type: 5, subject: 'szgc', required: true, price: 100 })
    const ids = { courseIds: [own, other] }
    const { courses, hasQualifications } = (
      await client.get('/api/user/counted-courses').qs(ids).as(learner.token)
    ).body()

    assert.isTrue(hasQualifications)
    assert.deepEqual(
      courses.map((one: { countsFor: object[] }) => one.countsFor),
      [[{ kindName: '二级建造师', specialtyName: '建筑工程' }], []]
    )
    const open = (await client.get(`/api/public/courses/${other}/qualification-kinds`)).body()
    assert.deepEqual(open.countsFor, [{ kindName: '二级建造师', specialtyName: '市政公用工程' }])
  })

  test('transcript and evidence show what uploaded minutes count for', async ({ client, assert }) => {
    const learner = await withHours()
    await add(client, learner, { qualificationNumber: '鲁2372026202600017' })
    await upload(client, learner)
    const sheet = (await client.get('/api/user/transcript').as(learner.token)).body()
    assert.containSubset(sheet.cycles, [
      {
        kindName: '二级建造师',
        specialtyName: CertSubjectText.jzgc,
        numberMasked: '鲁2**************7',
        state: 'open',
        required: { countedMinutes: 720, targetMinutes: 2400 },
        elective: { countedMinutes: 0, targetMinutes: 2400 },
      },
    ])

    const tables = evidenceTables(await evidenceSubject(learner.courseEduLogId))
    const rows = await Array.fromAsync(tables.cycle_entries())
    const seconds = rows.reduce((sum, row) => sum + Number(row.countedSeconds), 0)
    assert.deepInclude(rows[0], { kindName: '二级建造师', startsOn: '2026-07-01', numberMasked: '鲁2**************7' })
    assert.equal(seconds, 720 * 60)
  })

  test('a qualification number is stored encrypted and shown masked', async ({ client, assert }) => {
    const learner = await withHours()
    await add(client, learner, { qualificationNumber: '鲁2372026202600017' })
    const stored = await db.from('qualifications').firstOrFail()
    assert.notInclude(JSON.stringify(stored), '2026202600017')
    const { qualifications } = (await client.get('/api/user/qualifications').as(learner.token)).body()
    assert.equal(qualifications[0].numberMasked, '鲁2**************7')
  })

  test('closing an account erases number and employer', async ({ client, assert }) => {
    const learner = await createUser()
    await add(client, learner, { qualificationNumber: '鲁2372026202600017', employerName: '济南某建设有限公司' })
    const closing = client.post('/api/user/account-closing').as(learner.token)
    assert.equal((await closing.json({ currentPassword: password })).body().code, '200')
    assert.include(await db.from('qualifications').firstOrFail(), {
      number_cipher: null,
      number_index: null,
      number_masked: null,
      employer_name: null,
    })
  })
})
