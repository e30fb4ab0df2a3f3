import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import CertificateIssue from '#certificates/issues/certificate_issue'
import { credentialOf } from '#certificates/issues/verify_file'
import { publishedKeys } from '#certificates/issues/signing_keys'
import { messages, qualificationMessages } from '#certificates/terms'
import { Role } from '#core/roles'
import { fromWireTime, setClock } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { eduLog } from '#tests/factories/certificates'
import { constructorKind } from '#tests/factories/qualifications'
import {
  createLearnerWithHours,
  emptyRegistry,
  upload,
  type LearnerWithHours,
} from '#tests/functional/certificates/learners_with_hours'
import { brokenInvariants } from '#tests/invariants'

const at = (time: string) => setClock(() => fromWireTime(time))
const kind = { kindCode: 'constructor-2', specialties: ['jzgc'] }
const validity = { validFrom: '2023-12-01', validTo: '2026-11-30' }
const renewed = { validFrom: '2026-12-01', validTo: '2029-11-30' }

const withHours = (minutes: number) => createLearnerWithHours({ available: minutes * 60, total: minutes * 60 })

async function studyAnother(learner: LearnerWithHours, minutes: number): Promise<LearnerWithHours> {
  const courseId = await course({ type: 5, name: '装配式建筑' })
  const record = await eduLog(learner.user.id, courseId, { available: minutes * 60, total: minutes * 60 })
  return { ...learner, ...record, courseId }
}

const add = async (client: ApiClient, { token }: CreatedUser, body: object = validity) => {
  const call = client.post('/api/user/qualifications').as(token)
  return (await call.json({ ...kind, ...body })).body().qualificationId as number
}

const renew = async (client: ApiClient, { token }: CreatedUser, id: number) => {
  const call = client.post(`/api/user/qualifications/${id}/renewals`).as(token)
  return (await call.json({ lockVersion: 1, ...renewed })).body()
}

const cycleIds = async ({ user }: CreatedUser): Promise<number[]> =>
  (await db.from('education_cycles').where('user_id', user.id).orderBy('starts_on')).map(({ id }) => id)

const print = (client: ApiClient, { token }: CreatedUser, body: { certIds: number[]; cycleId?: number }) =>
  client.post('/api/user/certs/print/generate').as(token).json(body)

const statesOf = async ({ user }: CreatedUser) =>
  (await CertificateIssue.query().where('userId', user.id).orderBy('id')).map(({ state }) => state)

const revert = async (client: ApiClient, admin: CreatedUser, { courseEduLogId }: LearnerWithHours) => {
  const { id } = await db.from('hour_uploads').where('course_edu_log_id', courseEduLogId).firstOrFail()
  return (await client.post(`/api/admin/revert-upload-hours/${id}`).as(admin.token).json({ reason: '报错专业' })).body()
}

const revoke = async (client: ApiClient, admin: CreatedUser, issueId: number) =>
  (
    await client.post(`/api/admin/certificate-issues/${issueId}/revoke`).as(admin.token).json({ reason: '打印有误' })
  ).body()

/** Printed for the cycle that ends on 2026-11-30, with 2500 minutes. */
async function printedForCycle(client: ApiClient) {
  const learner = await withHours(2500)
  const qualificationId = await add(client, learner)
  await upload(client, learner)
  const [cycleId] = await cycleIds(learner)
  const certIds = [learner.certificateId]
  const file = await print(client, learner, { certIds, cycleId })
  const issue = await CertificateIssue.query().where('userId', learner.user.id).firstOrFail()
  return { learner, qualificationId, cycleId: cycleId!, certIds, file, issue }
}

test.group('Prints of one cycle', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await emptyRegistry()
    at('2026-11-30 22:00:00')
    await constructorKind()
    await db.table('params').insert({ name: 'printByCycle', value: '1' })
    return async () => {
      setClock(null)
      const broken = await brokenInvariants(db.connection())
      if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
    }
  })

  test('a print of a cycle shows its period and counted minutes', async ({ client, assert }) => {
    const { learner, cycleId, file, issue } = await printedForCycle(client)
    assert.equal(file.header('content-type'), 'application/pdf')
    const cycle = { cycleId, kindName: '二级建造师', startsOn: '2023-12-01', endsOn: '2026-11-30' }
    assert.containSubset(issue.facts, { cycle, minutes: 2500 })
    const lines = await issue.related('lines').query()
    assert.containSubset(lines, [{ validKey: null, cycleKey: `${learner.certificateId}:${cycleId}` }])

    const credential = await credentialOf(Buffer.from(file.body()), await publishedKeys())
    const counted = '计入二级建造师学时周期（2023-12-01至2026-11-30）'
    assert.include(credential!.credentialSubject.narrative, counted)
    const { certificate } = (await client.get(`/api/public/certificates/${issue.issueNo}`)).body()
    assert.deepEqual(certificate.cycle, cycle)
  })

  test('minutes of other cycles are not printed', async ({ client, assert }) => {
    const learner = await withHours(2400)
    const id = await add(client, learner)
    await upload(client, learner)
    await renew(client, learner, id)
    at('2026-12-01 00:30:00')
    await upload(client, await studyAnother(learner, 2401))
    const [former, present] = await cycleIds(learner)
    const certIds = [learner.certificateId]

    const refused = (await print(client, learner, { certIds, cycleId: former })).body()
    const tooFew = '本周期内已上传学时须超过2400分钟才能打印证书'
    assert.include(refused, { code: 'error', msg: tooFew })
    assert.equal(
      (await print(client, learner, { certIds, cycleId: present })).header('content-type'),
      'application/pdf'
    )
    const [issue] = await CertificateIssue.query().where('userId', learner.user.id)
    assert.deepEqual(
      issue!.facts.parts.map(({ minutes, courses }) => [minutes, courses.map(({ courseName }) => courseName)]),
      [[2401, ['装配式建筑']]]
    )

    const { cycles } = (await client.get('/api/user/certs/print/cycles').qs({ certIds }).as(learner.token)).body()
    assert.deepEqual(
      cycles.map((one: { cycleId: number; certificates: object[] }) => [one.cycleId, ...one.certificates]),
      [
        [former, { furtherEduCertId: certIds[0], countedMinutes: 2400 }],
        [present, { furtherEduCertId: certIds[0], countedMinutes: 2401 }],
      ]
    )
  })

  test('a print supersedes only prints of the same cycle', async ({ client, assert }) => {
    const { learner, qualificationId, cycleId, certIds } = await printedForCycle(client)
    await renew(client, learner, qualificationId)
    at('2026-12-01 00:30:00')
    const another = await studyAnother(learner, 2401)
    await upload(client, another)
    const present = (await cycleIds(learner))[1]!
    await print(client, learner, { certIds, cycleId: present })
    await print(client, learner, { certIds })
    await print(client, learner, { certIds, cycleId })
    assert.deepEqual(await statesOf(learner), ['valid', 'valid', 'valid'])

    await upload(client, await studyAnother(learner, 60))
    await print(client, learner, { certIds, cycleId: present })
    assert.deepEqual(await statesOf(learner), ['valid', 'superseded', 'valid', 'valid'])
  })

  test('hours on a print of a cycle cannot be reverted', async ({ client, assert }) => {
    const { learner, issue } = await printedForCycle(client)
    const admin = await createUser(Role.Admin)
    assert.include((await revert(client, admin, learner)).msg, `已打印在证书 ${issue.issueNo} 上`)
    at('2026-11-30 22:05:00')
    assert.equal((await revoke(client, admin, issue.id)).code, '200')
    assert.equal((await revert(client, admin, learner)).code, '200')
  })

  test('hours on a print of a cycle cannot leave the cycle', async ({ client, assert }) => {
    const { learner, qualificationId, cycleId, issue } = await printedForCycle(client)
    await renew(client, learner, qualificationId)
    const admin = await createUser(Role.Admin)
    const hourEntryIds = (await db.from('cycle_entries').where('education_cycle_id', cycleId)).map(
      ({ hour_entry_id: id }) => id
    )
    const [, toCycleId] = await cycleIds(learner)
    const move = async () =>
      (
        await client
          .post(`/api/admin/education-cycles/${cycleId}/moves`)
          .as(admin.token)
          .json({ hourEntryIds, toCycleId, reason: '登记有误' })
      ).body()
    const remove = async () =>
      (await client.delete(`/api/user/qualifications/${qualificationId}`).as(learner.token)).body()
    for (const refused of [await move(), await remove()]) {
      assert.include(refused.msg, `学时已打印在证书 ${issue.issueNo} 上`)
    }
    await revoke(client, admin, issue.id)
    assert.equal((await move()).code, '200')
    assert.equal((await remove()).msg, qualificationMessages.removed)
  })

  test('a cycle of another learner is missing', async ({ client, assert }) => {
    const { cycleId, certIds, learner } = await printedForCycle(client)
    const other = await withHours(2500)
    const answer = await print(client, other, { certIds: [other.certificateId], cycleId })
    assert.equal(answer.status(), 404)
    const foreign = await client.get('/api/user/certs/print/cycles').qs({ certIds }).as(other.token)
    assert.equal(foreign.status(), 404)
    const admin = await createUser(Role.Admin)
    await print(client, admin, { certIds, cycleId })
    assert.deepEqual(await statesOf(learner), ['valid'])
  })

  test('a learner without cycles gets an empty list of them', async ({ client, assert }) => {
    const { token, certificateId } = await withHours(2500)
    const answer = await client
      .get('/api/user/certs/print/cycles')
      .qs({ certIds: [certificateId] })
      .as(token)
    assert.deepEqual(answer.body().cycles, [])
  })
})

test.group('Prints of one cycle with the setting off', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a cycle is refused and none is offered', async ({ client, assert }) => {
    await emptyRegistry()
    await constructorKind()
    const learner = await withHours(2500)
    await add(client, learner, { validFrom: '2025-12-01', validTo: '2028-11-30' })
    await upload(client, learner)
    const [cycleId] = await cycleIds(learner)
    const certIds = [learner.certificateId]
    const refused = (await print(client, learner, { certIds, cycleId })).body()
    assert.include(refused, { msg: messages.printByCycleOff })
    const { cycles } = (await client.get('/api/user/certs/print/cycles').qs({ certIds }).as(learner.token)).body()
    assert.deepEqual(cycles, [])
    await print(client, learner, { certIds })
    const [issue] = await CertificateIssue.query().where('userId', learner.user.id)
    assert.notProperty(issue!.facts, 'cycle')
  })
})
