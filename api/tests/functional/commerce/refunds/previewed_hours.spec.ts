import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { lineHoursTexts, messages } from '#commerce/refunds/terms'
import LocalRegistry from '#drivers/hours/local_registry'
import { now, setClock } from '#core/time'
import { issueOf } from '#tests/factories/issues'
import { upload } from '#tests/functional/certificates/learners_with_hours'
import * as hours from '#tests/functional/commerce/refunds/hour_buyers'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'

/** The hours of the only line item, as the refund dialog shows them. */
async function previewed(client: ApiClient, buyer: hours.HourBuyer, lines?: object[]) {
  const form = { orderNo: buyer.orderNo, lines } as Parameters<typeof calls.preview>[2]
  const { preview } = (await calls.preview(client, buyer.admin, form)).body()
  return preview.lines[0].hours
}

test.group('Hours in the refund preview', (group) => {
  hours.emptyHours(group)
  group.each.teardown(() => setClock(null))

  test('available minutes are shown without a question', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    await hours.book(buyer, { held: 10 * 60 })
    const shownHours = await previewed(client, buyer)
    assert.deepEqual(shownHours, {
      heldMinutes: 10,
      availableMinutes: 80,
      usedMinutes: 0,
      uploading: false,
      printedIssueNo: null,
      otherRight: false,
      question: null,
    })
    assert.deepEqual(lineHoursTexts(shownHours), [
      '该课程已获得 90 分钟学时：已上传 0 分钟，未上传 80 分钟，待通过测试 10 分钟',
      '退款后，未上传的 80 分钟学时随课程收回，再次取得课程时恢复，无需重学',
    ])
  })

  test('uploaded minutes need a decision whether they stay', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client, 720)
    await upload(client, buyer)
    const [orderItemId] = await hours.itemsOf(buyer.orderNo)
    const expected = { usedMinutes: 720, question: 'keep' }
    assert.include(await previewed(client, buyer), expected)
    assert.include(await previewed(client, buyer, [hours.keepHours(orderItemId!)]), expected)
    const money = [{ orderItemId, copies: 0, amount: 5 }]
    assert.isNull(await previewed(client, buyer, money))
  })

  test('a pending upload is shown', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    await new LocalRegistry().setMode('drop')
    await upload(client, buyer)
    assert.include(await previewed(client, buyer), { uploading: true, question: null })
  })

  test('a valid certificate is named until it is revoked', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client, 2404)
    await upload(client, buyer)
    const { id, issueNo } = await issueOf(buyer.userId, [buyer.certificateId])
    assert.include(await previewed(client, buyer), { printedIssueNo: issueNo, question: 'keep' })
    const later = now().plus({ seconds: 60 })
    setClock(() => later)
    await client.post(`/api/admin/certificate-issues/${id}/revoke`).json({ reason: '课程退款' }).as(buyer.admin)
    assert.include(await previewed(client, buyer), { printedIssueNo: null, question: 'keep' })
  })

  test('another entitlement of the learner leaves the hours', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    await hours.buyCourses(client, buyer.learner, [buyer.courseId])
    const shownHours = await previewed(client, buyer)
    assert.include(shownHours, { availableMinutes: 80, otherRight: true, question: null })
    assert.notInclude(lineHoursTexts(shownHours).join(''), '随课程收回')
  })

  test('an unknown answer about hours is rejected at its field', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    const [orderItemId] = await hours.itemsOf(buyer.orderNo)
    const lines = [{ orderItemId, copies: 1, hours: 'all' }]
    const answer = await hours.refundOf(client, buyer, { lines })
    assert.containSubset(answer.errors, [{ field: 'lines.0.hours', msg: messages.hoursWrong }])
  })
})
