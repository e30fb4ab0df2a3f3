import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { messages, refundedTexts } from '#commerce/refunds/terms'
import LocalRegistry from '#drivers/hours/local_registry'
import { now, setClock } from '#core/time'
import { movementText, sourceText } from '#learning/explanations/terms'
import { issueOf } from '#tests/factories/issues'
import { recordOf, upload } from '#tests/functional/certificates/learners_with_hours'
import * as hours from '#tests/functional/commerce/refunds/hour_buyers'

const refunded = { code: 'refunded', msg: '该课程已退款，未上传的学时已收回；再次购买后恢复' }

test.group('Hours of a refunded course', (group) => {
  group.tap((test) => test.tags(['@engine']))
  hours.emptyHours(group)
  group.each.teardown(() => setClock(null))

  test('a refunded course withdraws its hours', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    const answer = await hours.refundOf(client, buyer)

    assert.containSubset(answer.refund.lines, [{ withdrawnMinutes: 80, retainedMinutes: 0 }])
    assert.include(await upload(client, buyer), refunded)
    assert.deepEqual(await hours.minutesOf(buyer), [0, 0, 0, 80])
    assert.include(await recordOf(client, buyer), {
      canUpload: false,
      uploadObstacle: 'refunded',
      availableHours: 0,
      withdrawnHours: 80,
    })
    const entries = await db.from('hour_entries').where('kind', 'refund').orderBy('chapter_id')
    assert.deepEqual(
      entries.map(({ expired_seconds: seconds, actor_id: by }) => [seconds, by]),
      [60 * 60, 20 * 60].map((seconds) => [seconds, buyer.admin.user.id])
    )
    assert.equal(entries[0].reason, `退款单号 ${answer.refund.refundNo}`)
  })

  test('buyer and learner see the withdrawn hours', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    await hours.refundOf(client, buyer)
    await hours.assign(client, buyer)
    const read = async (path: string) => (await client.get(path).as(buyer)).body()

    const { rows } = await read('/api/user/messages')
    const done = rows.find(({ kind }: { kind: string }) => kind === 'refundDone')
    assert.include(done.text, '元已退回，未上传的 80 分钟学时一并收回')
    const { order } = await read(`/api/orders/${buyer.orderNo}`)
    assert.include(refundedTexts(order.refunds[0])[0], '，课程已收回，未上传的 80 分钟学时一并收回')
    const ledger = await read(`/api/user/course-edu-logs/${buyer.courseEduLogId}/ledger`)
    assert.include(ledger.courseEduLog, { expiredHours: 0, withdrawnHours: 0 })
    const [restored, , withdrawn] = ledger.hourEntries
    assert.match(sourceText(restored), /^再次取得课程后恢复「/)
    assert.match(sourceText(withdrawn), /^随退款收回「.+」：退款单号 R/)
    assert.match(movementText(withdrawn), /^未上传 -\d+，随退款收回 \+\d+$/)
  })

  test('a second purchase restores the hours without a heartbeat', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    await hours.refundOf(client, buyer)
    const orderNo = await hours.buyCourses(client, buyer.learner, [buyer.courseId])
    assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 0, 0])

    await hours.refundOf(client, { ...buyer, orderNo })
    assert.deepEqual(await hours.minutesOf(buyer), [0, 0, 0, 80])
    await hours.buyCourses(client, buyer.learner, [buyer.courseId])
    assert.include(await upload(client, buyer), { code: '200' })
    assert.deepEqual(await hours.minutesOf(buyer), [0, 0, 80, 0])
  })

  test('uploaded hours block a refund unless the admin keeps them', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client, 720)
    await upload(client, buyer)
    await hours.book(buyer, { available: 80 * 60 })
    const [item] = await hours.itemsOf(buyer.orderNo)

    const plain = await hours.refundOf(client, buyer)
    assert.include(plain, { code: 'hours-uploaded', msg: messages.hoursUploaded(720) })
    assert.containSubset(plain.errors, [{ field: 'lines.0.hours' }])
    const lines = [hours.keepHours(item!)]
    assert.notEqual((await hours.refundOf(client, buyer, { lines, reason: ' ' })).code, '200')
    assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 720, 0])
    assert.isEmpty(await db.from('refunds'))

    const answer = await hours.refundOf(client, buyer, { lines, reason: '已领证，经批准' })
    assert.containSubset(answer.refund.lines, [{ withdrawnMinutes: 80, retainedMinutes: 720 }])
    assert.deepEqual(await hours.minutesOf(buyer), [0, 0, 720, 80])
    assert.include(await recordOf(client, buyer), { usedHours: 720, uploadObstacle: 'refunded' })
    const entry = await db.from('audit_logs').where('action', 'order.refund').orderBy('id', 'desc').firstOrFail()
    assert.include(entry.after, '未上传的 80 分钟学时一并收回，已上传的 720 分钟学时保留')
  })

  test('hours in a pending upload block the refund', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    await new LocalRegistry().setMode('drop')
    await upload(client, buyer)
    const [item] = await hours.itemsOf(buyer.orderNo)

    for (const more of [{}, { lines: [hours.keepHours(item!)] }]) {
      const answer = await hours.refundOf(client, buyer, more)
      assert.include(answer, { code: 'hours-uploading', msg: messages.hoursUploading })
    }
    assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 0, 0])
    assert.isNull((await db.from('user_courses').firstOrFail()).refunded_at)
  })

  test('printed hours are refunded after revoking and reverting them', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client, 2404)
    const { pushLogId } = await upload(client, buyer)
    const { id, issueNo } = await issueOf(buyer.userId, [buyer.certificateId])

    const refused = await hours.refundOf(client, buyer)
    assert.include(refused, { code: 'hours-printed', msg: messages.hoursPrinted(issueNo) })
    const later = now().plus({ seconds: 60 })
    setClock(() => later)
    for (const path of [`certificate-issues/${id}/revoke`, `revert-upload-hours/${pushLogId}`]) {
      const done = await client.post(`/api/admin/${path}`).json({ reason: '课程退款' }).as(buyer.admin)
      assert.equal(done.body().code, '200', path)
    }
    assert.include(await hours.refundOf(client, buyer), { code: '200' })
    assert.deepEqual(await hours.minutesOf(buyer), [0, 0, 0, 2404])
  })

  test('hours stay when one of two entitlements is refunded', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    const second = await hours.buyCourses(client, buyer.learner, [buyer.courseId])
    const answer = await hours.refundOf(client, buyer)

    assert.containSubset(answer.refund.lines, [{ withdrawnMinutes: 0, retainedMinutes: 0 }])
    assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 0, 0])
    assert.include(await recordOf(client, buyer), { canUpload: true, uploadObstacle: null })
    await hours.refundOf(client, { ...buyer, orderNo: second })
    assert.include(await upload(client, buyer), refunded)
  })

  test('a refund of money only leaves the hours', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    const [orderItemId] = await hours.itemsOf(buyer.orderNo)
    const answer = await hours.refundOf(client, buyer, { lines: [{ orderItemId, copies: 0, amount: 30 }] })
    assert.containSubset(answer, { code: '200', refund: { lines: [{ withdrawnMinutes: 0 }] } })
    assert.include(await upload(client, buyer), { code: '200' })
  })

  test('an expired or switched-off entitlement keeps its hours', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    const right = () => db.from('user_courses').where('user_id', buyer.userId)
    await right().update({ expires_on: '2020-01-01', user_course_status: 'expired' })
    assert.include(await recordOf(client, buyer), { uploadObstacle: null })

    const again = await hours.buyCourses(client, buyer.learner, [buyer.courseId])
    await hours.refundOf(client, { ...buyer, orderNo: again })
    assert.include(await upload(client, buyer), { code: '200' })
  })

  test('minutes booked after the refund cannot be uploaded', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    await hours.refundOf(client, buyer)
    await hours.book(buyer, { available: 90 * 60 })
    assert.include(await upload(client, buyer), refunded)
  })

  test('held minutes stay held, and a correction reduces the withdrawn minutes', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    await hours.book(buyer, { held: 10 * 60 })
    await hours.book(buyer, { available: -30 * 60 })
    await hours.refundOf(client, buyer)
    assert.deepEqual(await hours.minutesOf(buyer), [10, 0, 0, 50])
    await hours.buyCourses(client, buyer.learner, [buyer.courseId])
    assert.deepEqual(await hours.minutesOf(buyer), [10, 50, 0, 0])
  })

  test('each course of a bundle is withdrawn separately', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    const { learner, courseId } = buyer
    const part = await hours.educationCourse()
    const bundle = await hours.bundleOf(courseId, part)
    const orderNo = await hours.buyCourses(client, learner, [bundle])
    const other = await hours.earned(learner.user.id, part, 40)
    await hours.book(other, { available: 20 * 60 })

    const answer = await hours.refundOf(client, { ...buyer, orderNo })
    assert.containSubset(answer.refund.lines, [{ withdrawnMinutes: 60 }])
    assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 0, 0])
    assert.deepEqual(await hours.minutesOf(other), [0, 0, 0, 60])
  })

  test('two line items with one course withdraw its hours once', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    const { learner, courseId } = buyer
    await hours.refundOf(client, buyer)
    const bundle = await hours.bundleOf(courseId)
    const orderNo = await hours.buyCourses(client, learner, [courseId, bundle])
    const [one, two] = await hours.itemsOf(orderNo)
    assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 0, 0])

    const line = (orderItemId: number) => ({ orderItemId, copies: 1 })
    const first = await hours.refundOf(client, { ...buyer, orderNo }, { lines: [line(one!)] })
    assert.containSubset(first.refund.lines, [{ withdrawnMinutes: 0 }])
    const rest = { lines: [line(two!)], earlierRefunds: 1 }
    const second = await hours.refundOf(client, { ...buyer, orderNo }, rest)
    assert.containSubset(second.refund.lines, [{ withdrawnMinutes: 80 }])
    assert.deepEqual(await hours.minutesOf(buyer), [0, 0, 0, 80])
  })

  test('an unasked answer about hours is rejected at its field', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    const [item] = await hours.itemsOf(buyer.orderNo)
    const answer = await hours.refundOf(client, buyer, { lines: [hours.keepHours(item!)] })
    assert.containSubset(answer.errors, [{ field: 'lines.0.hours' }])
    assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 0, 0])
  })
})
