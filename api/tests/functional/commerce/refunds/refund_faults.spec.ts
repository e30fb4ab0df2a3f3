import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import ProcessRefundsJob from '#commerce/refunds/process_refunds_job'
import { recordRefundStatus } from '#commerce/refunds/record_refund_status'
import { messages } from '#commerce/refunds/terms'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import LocalWallet from '#drivers/payment/local/wallet'
import type { ProviderRefund } from '#drivers/payment/payment_gateway'
import { businessDay } from '#learning/entitlements/validity'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { createChapter } from '#tests/factories/learning'
import { brokenInvariants } from '#tests/invariants'
import { beat, open } from '#tests/functional/learning/playback_client'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'

const { refund, findRefund } = LocalWallet.prototype

/** Replaces the refund call of the provider until the test ends. */
function refunding(another: typeof refund) {
  LocalWallet.prototype.refund = another
}

const minutesLater = (minutes: number) => setClock(() => DateTime.utc().plus({ minutes }))
const retry = (client: ApiClient, { token }: CreatedUser, id: number) =>
  client.post(`/api/admin/refunds/${id}/tries`).as(token).json({})
const row = () => db.from('refunds').firstOrFail()

const local = { provider: 'local' }

test.group('Refunds with a failing payment provider', (group) => {
  shop.resetShopEachTest(group)
  group.each.teardown(async () => {
    setClock(null)
    LocalWallet.prototype.refund = refund
    LocalWallet.prototype.findRefund = findRefund
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  async function sold(client: ApiClient) {
    const admin = await createUser(Role.Admin)
    return { admin, ...(await calls.bought(client, shop.one(await shop.course()))) }
  }

  test('a refund is repeated with the same number after a timeout', async ({ client, assert }) => {
    const { admin, orderNo, merchantNo } = await sold(client)
    const numbers: string[] = []
    refunding(async function (this: LocalWallet, request) {
      numbers.push(request.refundNo)
      await refund.call(this, request)
      throw new DriverFailure('payment', { cause: new Error('timeout') })
    })
    // The webhook's result is undone below, as if it were lost: only the job can finish the refund.
    const answer = await calls.refund(client, admin, { orderNo })
    await shop.until(async () => (await row()).status === 'done')
    await db.from('refunds').update({ status: 'requested', finished_at: null })
    refunding(async function (this: LocalWallet, request) {
      numbers.push(request.refundNo)
      return refund.call(this, request)
    })
    await db.from('refunds').update({ next_attempt_at: '2026-01-01 00:00:00' })

    await ProcessRefundsJob.dispatch({})

    assert.equal(answer.body().code, '200')
    assert.equal((await row()).status, 'done')
    assert.equal(new Set(numbers).size, 1)
    assert.lengthOf(numbers, 2)
    assert.deepEqual(await calls.refundedOrder(merchantNo, businessDay()), [100_00])
  })

  test('an unanswered refund is retried each minute, then less often', async ({ client, assert }) => {
    const { admin, orderNo, learner } = await sold(client)
    await (await shop.wallet()).setStopped(true)

    const answer = await calls.refund(client, admin, { orderNo })
    assert.containSubset(answer.body().refund, { refundStatus: 'requested' })
    await ProcessRefundsJob.dispatch({})
    assert.equal((await row()).attempts, 1)
    let minutes = 0
    for (const pause of [1, 1, 1, 1, 1, 5, 10, 20, 30]) {
      minutesLater((minutes += pause))
      await ProcessRefundsJob.dispatch({})
    }
    assert.equal((await row()).attempts, 10)
    await (await shop.wallet()).setStopped(false)
    minutesLater(minutes + 31)
    await ProcessRefundsJob.dispatch({})

    assert.equal((await row()).status, 'done')
    const mine = await client.get('/api/user/courses').as(learner)
    assert.deepEqual(mine.body().courses, [])
  })

  test('a refund fails after a day until an admin retries it', async ({ client, assert }) => {
    const { admin, orderNo, merchantNo } = await sold(client)
    await (await shop.wallet()).setStopped(true)
    await calls.refund(client, admin, { orderNo })
    await db.from('refunds').update({ attempts: 55, next_attempt_at: '2026-01-01 00:00:00' })

    await ProcessRefundsJob.dispatch({})
    const failedRefund = await row()
    await (await shop.wallet()).setStopped(false)
    const again = await retry(client, admin, failedRefund.id)
    const tooOften = await retry(client, admin, failedRefund.id)

    assert.containSubset(failedRefund, { status: 'failed', failure: messages.givenUp })
    assert.containSubset(again.body().refund, { refundStatus: 'done', failure: null })
    assert.equal(tooOften.body().msg, messages.notFailed)
    assert.deepEqual(await calls.refundedOrder(merchantNo, businessDay()), [100_00])
  })

  test('a processing refund is queried until the provider finishes it', async ({ client, assert }) => {
    const { admin, orderNo } = await sold(client)
    let state: ProviderRefund['state'] = 'processing'
    const providerRefund = async ({
      refundNo,
      merchantNo,
    }: Pick<ProviderRefund, 'refundNo' | 'merchantNo'>): Promise<ProviderRefund> => ({
      refundNo,
      merchantNo,
      refundFen: 100_00,
      state,
      providerRefundId: '5030',
    })
    const { merchant_no: merchantNo } = await db.from('payments').firstOrFail()
    refunding(providerRefund)
    LocalWallet.prototype.findRefund = (refundNo) => providerRefund({ refundNo, merchantNo })

    await calls.refund(client, admin, { orderNo })
    minutesLater(2)
    await ProcessRefundsJob.dispatch({})
    const waiting = await row()
    state = 'done'
    minutesLater(4)
    await ProcessRefundsJob.dispatch({})

    assert.containSubset(waiting, { status: 'processing', attempts: 2 })
    assert.containSubset(await row(), { status: 'done', provider_refund_id: '5030' })
  })

  test('a refund with provider state {state} fails; entitlements stay ended')
    .with([
      { state: 'failed' as const, result: messages.refusedByAccount },
      { state: 'closed' as const, result: messages.closedAtWallet },
    ])
    .run(async ({ client, assert }, { state, result }) => {
      const { admin, orderNo, learner } = await sold(client)
      refunding(async ({ refundNo, merchantNo, refundFen }) => ({
        refundNo,
        merchantNo,
        refundFen,
        state,
        providerRefundId: null,
      }))

      const answer = await calls.refund(client, admin, { orderNo })
      refunding(refund)
      const listed = await client.get('/api/admin/refunds').qs({ refundStatus: 'failed', orderId: orderNo }).as(admin)

      assert.containSubset(answer.body().refund, { refundStatus: 'failed', failure: result })
      assert.equal(listed.body().total, 1)
      const mine = await client.get('/api/user/courses').as(learner)
      assert.deepEqual(mine.body().courses, [])
      assert.containSubset((await retry(client, admin, (await row()).id)).body().refund, { refundStatus: 'done' })
    })

  test('a refund fails when the provider reports another amount', async ({ client, assert }) => {
    const { admin, orderNo } = await sold(client)
    refunding(async ({ refundNo, merchantNo, refundFen }) => ({
      refundNo,
      merchantNo,
      refundFen: refundFen - 1,
      state: 'done',
      providerRefundId: null,
    }))

    await calls.refund(client, admin, { orderNo })

    assert.containSubset(await row(), { status: 'failed', failure: messages.otherAmount })
  })

  test('a refund is recorded once after repeated, unordered webhooks', async ({ client, assert }) => {
    const { admin, orderNo, merchantNo } = await sold(client)
    await (await shop.wallet()).setStopped(true)
    await calls.refund(client, admin, { orderNo })
    const providerRefund = {
      refundNo: (await row()).refund_no,
      merchantNo,
      refundFen: 100_00,
      providerRefundId: '5030',
    }
    const states = ['done', 'done', 'processing', 'done', 'failed', 'closed'] as const

    const result = await Promise.all(
      states.slice(0, 4).map((state) => recordRefundStatus({ ...providerRefund, state }, local))
    )
    const late = []
    for (const state of states.slice(2)) late.push(await recordRefundStatus({ ...providerRefund, state }, local))

    assert.lengthOf(
      result.filter((outcome) => outcome === 'done'),
      1
    )
    assert.deepEqual(late, ['already', 'already', 'already', 'already'])
    assert.equal((await row()).status, 'done')
    assert.equal(await recordRefundStatus({ ...providerRefund, refundNo: 'nobody', state: 'done' }, local), 'unknown')
  })

  test('a refund stops counting study time at once', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const courseId = await shop.course()
    const { videoId } = await createChapter(courseId, { seconds: 600 })
    const { learner, orderNo } = await calls.bought(client, shop.one(courseId))
    const place = { courseId, videoId, chapterId: 0 }
    const coursePlayId = await open(client, learner.token, place)
    minutesLater(1)
    const watched = { courseId, videoId, coursePlayId }

    const [during] = await Promise.all([
      beat(client, learner.token, { ...watched, totalPlayTime: 30 }),
      calls.refund(client, admin, { orderNo }),
    ])
    const counted = async () => {
      const [{ s }] = await db.from('play_sessions').sum('credited_seconds as s')
      return Number(s ?? 0)
    }
    const before = await counted()
    minutesLater(2)
    const after = await beat(client, learner.token, { ...watched, totalPlayTime: 60 })

    assert.equal(during.status, 200)
    assert.isFalse(after.counting ?? false)
    assert.equal(await counted(), before)
    const preview = await calls.preview(client, admin, { orderNo })
    assert.equal(preview.body().preview.refusal, messages.nothingLeft)
  })
})
