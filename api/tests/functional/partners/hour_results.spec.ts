import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import LocalRegistry from '#drivers/hours/local_registry'
import { createUser } from '#tests/factories/accounts'
import * as hours from '#tests/functional/certificates/learners_with_hours'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'
import { brokenInvariants } from '#tests/invariants'

const receipt = { state: 'confirmed', receiptNo: 'SD20261128000123' }
const refusal = { state: 'refused', reason: '身份证号与登记的不一致' }

test.group('Results of uploads from an authority', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())
  group.each.setup(async () => {
    await hours.emptyRegistry()
    return async () => {
      const broken = await brokenInvariants(db.connection())
      if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
    }
  })

  /** Sent, and the registry has not answered. */
  async function openUpload(client: ApiClient) {
    const learner = await hours.createLearnerWithHours()
    await new LocalRegistry().setMode('drop')
    await hours.upload(client, learner)
    const { push_id: uploadId, state } = await db.from('hour_uploads').where('user_id', learner.user.id).firstOrFail()
    return { learner, uploadId: uploadId as string, state: state as string }
  }
  const post = (client: ApiClient, key: string, path: string, body: object) =>
    callWith(client, key, path, 'POST').json(body)
  const auditsOf = async () => (await db.from('audit_logs').orderBy('id')).map(({ action }) => action)

  test('an authority confirms an open upload once', async ({ client, assert }) => {
    const { learner, uploadId, state } = await openUpload(client)
    assert.equal(state, 'unknown')
    const { key } = await keyOf(await createUser(), { kind: 'authority' })
    const path = `/hour-uploads/${uploadId}/outcomes`
    const [first, second] = await Promise.all([post(client, key, path, receipt), post(client, key, path, receipt)])
    assert.include(first.body(), { uploadId, state: 'confirmed', receiptNo: receipt.receiptNo })
    assert.deepEqual(second.body(), first.body())
    assert.include(await hours.balanceOf(learner), { available: 0, used: 3600 })
    const other = await post(client, key, path, refusal)
    assert.include(other.body(), { status: 422, code: 'status-changed' })
    assert.deepEqual(await auditsOf(), ['hours.record-outcome'])
  })

  test('a refused upload leaves the hours available', async ({ client, assert }) => {
    const { learner, uploadId } = await openUpload(client)
    const { key } = await keyOf(await createUser(), { kind: 'authority' })
    const refused = await post(client, key, `/hour-uploads/${uploadId}/outcomes`, refusal)
    assert.include(refused.body(), { state: 'refused', receiptNo: null })
    assert.include(await hours.balanceOf(learner), { available: 3600, used: 0 })
    const reverted = await post(client, key, `/hour-uploads/${uploadId}/reversals`, { reason: '重复' })
    assert.include(reverted.body(), { status: 422, code: 'status-changed' })
  })

  test('a reverted upload makes its hours available once', async ({ client, assert }) => {
    const { learner, uploadId } = await openUpload(client)
    const { key, account } = await keyOf(await createUser(), { kind: 'authority' })
    await post(client, key, `/hour-uploads/${uploadId}/outcomes`, receipt)
    for (let call = 0; call < 2; call++) {
      const reverted = await post(client, key, `/hour-uploads/${uploadId}/reversals`, { reason: '重复上传' })
      assert.include(reverted.body(), { state: 'reverted' })
    }
    assert.include(await hours.balanceOf(learner), { available: 3600, used: 0 })
    assert.deepEqual(await auditsOf(), ['hours.record-outcome', 'hours.revert'])
    const events = await db.from('webhook_events').where('service_account_id', account.id).orderBy('id')
    assert.deepEqual(
      events.map(({ event_type: type }) => type),
      ['hours.confirmed', 'hours.reverted']
    )
  })

  test('wrong fields, unknown uploads and other accounts change nothing', async ({ client, assert }) => {
    const { uploadId } = await openUpload(client)
    const { key } = await keyOf(await createUser(), { kind: 'authority' })
    const wrong = await post(client, key, `/hour-uploads/${uploadId}/outcomes`, { state: 'confirmed' })
    assert.equal(wrong.body().errors[0].field, 'receiptNo')
    const unknown = await post(client, key, '/hour-uploads/none/outcomes', receipt)
    assert.equal(unknown.status(), 404)
    const centre = await keyOf(await createUser())
    const refused = await post(client, centre.key, `/hour-uploads/${uploadId}/outcomes`, receipt)
    assert.include(refused.body(), { status: 403, code: 'scope-missing' })
    assert.isEmpty(await auditsOf())
  })
})
