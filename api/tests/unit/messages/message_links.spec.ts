import { test } from '@japa/runner'
import { ExportsPage } from '#exports/terms'
import { describeMessage, MessageTexts, type MessageData, type MessageKind } from '#messages/terms'
import { ImportsPage } from '#transfer/terms'
import { isOfProduct } from '#tests/message_links'

const hostile = '//evil.example/<script>'
const course = { courseId: 7, courseName: hostile }
const taught = { ...course, isAnswer: false }
const attempt = { paperId: 7, paperName: hostile, correlationId: null }

const facts: { [Kind in MessageKind]: MessageData[Kind] } = {
  orderPaid: { orderNo: '20261123000001', orderName: hostile },
  parcelSent: { orderNo: '20261123000001', expressCompany: hostile, trackingNo: hostile, contents: hostile },
  refundDone: { orderNo: '20261123000001', amount: '12.00', hours: '' },
  refundRefused: { orderNo: '20261123000001', reason: hostile },
  invoiceReturned: { orderNo: '20261123000001' },
  invoiceReplaced: { orderNo: '20261123000001' },
  reversalToConfirm: { orderNo: '20261123000001', amount: '30.00' },
  transferAmount: { orderNo: '20261123000001', paid: '10.00', amount: '30.00' },
  transferExpiring: { orderNo: '20261123000001', until: '2026-12-01 10:00:00' },
  invoiceSent: { orderNo: '20261123000001', way: 'file' },
  courseAssigned: course,
  hoursConfirmed: { courseName: hostile, minutes: 45 },
  hoursRefused: { courseName: hostile },
  hoursReverted: { courseName: hostile },
  hoursExpired: { courseName: hostile, years: 5 },
  cycleDue: { kindName: hostile, missing: '必修 42 学时', applyUntil: '2027-05-31' },
  qualificationEnding: { kindName: hostile, validTo: '2027-06-30', applyUntil: '2027-05-31' },
  organisationInvited: { organisationName: hostile },
  organisationReminded: { organisationName: hostile, kindName: hostile, applyUntil: '2026-12-31' },
  certificatePrinted: { issueNo: 'ZX26-ABCD-EFGH-JKLM-NPQR' },
  certificateRevoked: { issueNo: 'ZX26-ABCD-EFGH-JKLM-NPQR' },
  qualificationChanged: { kindName: hostile },
  commentApproved: course,
  commentHidden: course,
  testGraded: attempt,
  testRegraded: { ...attempt, correlationId: '12-34' },
  coursePublished: taught,
  courseSentBack: { ...taught, isAnswer: true },
  courseUnpublished: taught,
  exportReady: { fileName: hostile, page: ExportsPage },
  importFinished: { fileName: hostile, result: '已完成', page: `${ImportsPage}/7` },
  statementClosed: { month: '2026-10', page: '/board/channel/statements/2026-10' },
  webhookDisabled: { accountName: hostile, host: hostile, reason: '接收方返回 410，已停用' },
  serviceKeyEnding: { accountName: hostile, keyName: hostile, endsOn: '2026-12-30' },
  serviceKeyRefused: { accountName: hostile, keyName: hostile },
}

test.group('Links of messages', () => {
  test('links of {$self} stay within the product')
    .with(Object.keys(MessageTexts) as MessageKind[])
    .run(({ assert }, kind) => {
      const { title, text, link } = describeMessage(kind, facts[kind])
      assert.isTrue(isOfProduct(link), link)
      assert.match(`${title}${text}`, /^[^\n\r]{5,150}$/)
    })

  test('links leading away would be detected', ({ assert }) => {
    const away = [hostile, 'https://evil.example/board/admin/orders', '/index/course-info/7/../..']
    for (const link of [...away, '/\\evil.example', '/no-such-page', 'javascript:alert(1)']) {
      assert.isFalse(isOfProduct(link), link)
    }
  })
})
