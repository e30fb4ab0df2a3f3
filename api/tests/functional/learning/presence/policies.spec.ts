import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { messages } from '#accounts/presence/terms'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { presencePolicy } from '#tests/factories/presence'

const form = {
  policyName: '继续教育规则',
  promptFromMinutes: 15,
  promptToMinutes: 30,
  faceAtStart: true,
  faceBeforeChapterTest: false,
  faceBeforeCourseTest: false,
  faceBeforeUpload: true,
  faceHoldsMinutes: 120,
  alternative: 'sms',
  onVendorFailure: 'excuse',
  assessmentRef: 'PIA-2026-01',
  checkedBy: '王老师',
}

test.group('Presence policies', (group) => {
  let admin: CreatedUser
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    admin = await createUser(Role.Admin)
  })

  const save = async (client: ApiClient, changes: object = {}) =>
    (
      await client
        .post('/api/admin/presence-policies')
        .json({ ...form, ...changes })
        .as(admin)
    ).body()
  const list = async (client: ApiClient) => (await client.get('/api/admin/presence-policies').as(admin)).body()
  const notice = async (client: ApiClient, id: number) =>
    (await client.get(`/api/public/courses/${id}`)).body().course?.presenceNotice

  test('a second policy of a name is its next version', async ({ client, assert }) => {
    const first = await save(client)
    assert.include(first, { version: 1, msg: messages.policyCreated })
    assert.include(await save(client), { code: 'error', msg: messages.policyUnchanged })
    assert.include(await save(client, { promptToMinutes: 45 }), { version: 2 })
    const { policies, total, faceCheckFee } = await list(client)
    assert.deepEqual([total, faceCheckFee], [2, '1.00'])
    assert.include(policies[0], { version: 2, current: true, promptToMinutes: 45, createdByName: '测试人员' })
    assert.include(policies[1], { version: 1, current: false, isDefault: false, courseCount: 0 })
    assert.equal(policies[0].notice, '学习中会随机确认在学，开始学习、上传学时前需要人脸核验')
    assert.equal(policies[0].estimateText, '60 学时约需 24 次人脸核验，按每次 1.00 元约 24 元')
  })

  test('a policy must be sound', async ({ client, assert }) => {
    const refused = async (changes: object) => {
      const { errors, msg } = await save(client, changes)
      return [errors[0].field, msg]
    }
    assert.deepEqual(await refused({ promptToMinutes: 5 }), ['promptToMinutes', messages.promptRange])
    assert.deepEqual(await refused({ promptToMinutes: undefined }), ['promptToMinutes', messages.promptBoth])
    assert.deepEqual(await refused({ assessmentRef: '' }), ['assessmentRef', messages.assessmentRequired])
    const onlyFaces = { alternative: 'none' }
    assert.deepEqual(await refused(onlyFaces), ['alternativeReason', messages.alternativeReasonRequired])
    assert.deepEqual(await refused({ checkedBy: '' }), ['checkedBy', messages.checkedByRequired])
  })

  test('a course follows its own policy, then the default of its type', async ({ client, assert }) => {
    const courseId = await course({ type: 5 })
    const path = `/api/admin/courses/${courseId}/presence-policy`
    const shown = async () => (await client.get(path).as(admin)).body()
    assert.include(await shown(), { presencePolicyId: null, source: 'none', policy: null })
    assert.isUndefined(await notice(client, courseId))

    const { presencePolicyId } = await save(client)
    await client.post('/api/admin/params').json({ presencePolicy: presencePolicyId }).as(admin)
    assert.equal((await shown()).source, 'type')

    const none = await presencePolicy()
    const answer = await client.put(path).json({ presencePolicyId: none.id }).as(admin)
    assert.equal(answer.body().msg, messages.coursePolicySaved)
    assert.include(await shown(), { source: 'none', presencePolicyId: none.id })
    const own = await presencePolicy({ faceAtStart: true })
    await client.put(path).json({ presencePolicyId: own.id }).as(admin)
    assert.equal(await notice(client, courseId), '开始学习需要人脸核验')
    await presencePolicy({ policyName: own.policyName, version: 2, promptFromMinutes: 5, promptToMinutes: 5 })
    assert.equal((await shown()).policy.version, 2)
    assert.equal(
      (await client.put(path).json({ presencePolicyId: 4_000_000 }).as(admin)).body().msg,
      messages.policyMissing
    )
  })

  test('an admin finds checks and answers one with a reason', async ({ client, assert }) => {
    const { user } = await createUser()
    const courseId = await course({ type: 5, name: '大坝施工' })
    const policy = await presencePolicy({ faceAtStart: true })
    const [id] = await db
      .table('presence_checks')
      .insert({
        user_id: user.id,
        course_id: courseId,
        presence_policy_id: policy.id,
        kind: 'face',
        moment: 'upload',
        state: 'open',
        asked_at: new Date().toISOString().slice(0, 19).replace('T', ' '),
        open_key: user.id,
      })
    const find = async (filters: object) =>
      (await client.get('/api/admin/presence-checks').qs(filters).as(admin)).body()
    assert.equal((await find({ state: 'passed' })).total, 0)
    const { checks } = await find({ courseName: '大坝', kind: 'face', moment: 'upload', telephone: user.telephone })
    assert.include(checks[0], { checkId: id, state: 'open', canStaffAnswer: true, policyName: policy.policyName })

    const path = `/api/admin/presence-checks/${id}/staff-answers`
    assert.equal((await client.post(path).json({ reason: ' ' }).as(admin)).body().code, 'error')
    assert.equal(
      (await client.post(path).json({ reason: '视频通话核对' }).as(admin)).body().msg,
      messages.staffAnswered
    )
    const after = await find({ courseId })
    assert.include(after.checks[0], { state: 'passed', way: 'staff', actorName: '测试人员', reason: '视频通话核对' })
    const entry = await db.from('audit_logs').where('object', `presence-check:${id}`).first()
    assert.include(entry, { action: 'presence-check.answer', reason: '视频通话核对' })
  })
})
