import type { EventType, PartnerEventData } from './terms.js'

const person = { id: 412, externalId: 'HR-0042', name: '孟**', telephone: '138****0001' }
const seat = {
  orderId: 812,
  lineId: 1201,
  seatNo: 3,
  telephone: '138****0001',
  person: null,
  courseIds: [61],
  expiresOn: '2027-11-28',
}
const entitlement = { entitlementId: 5521, courseId: 61, orderId: 812, person, expiresOn: '2027-11-28' }
const hours = {
  uploadId: '0b6cbf0e-8b1f-4f0b-9d0e-3f6f6f0f4b1a',
  person,
  subject: 'jzgc',
  required: true,
  courseId: 61,
  uploadedSeconds: 21600,
}
const issue = {
  number: 'ZX26-ABCD-EFGH-JKLM-NPQR',
  person,
  subject: 'jzgc',
  verifyUrl: 'https://example.com/c/ABCDEFGHJKLM',
}

/** For the description of the interface; `data` of each type. */
export const EventExamples: { [Type in EventType]: PartnerEventData[Type] } = {
  'order.paid': {
    orderId: 812,
    orderNo: '26112810150412345678',
    type: 'package',
    amountFen: 138000,
    paidAt: '2026-11-28T10:15:04+08:00',
    buyer: { id: 18, externalId: 'HR-0018', name: '济*****', telephone: '138****0018' },
    lines: [{ lineId: 1201, courseId: 61, name: '建筑工程必修课', copies: 10, amountFen: 138000 }],
  },
  'order.refunded': {
    orderId: 812,
    orderNo: '26112810150412345678',
    refundNo: 'TK26112810150412345678',
    amountFen: 13800,
    refundedFen: 13800,
    lines: [{ lineId: 1201, copies: 1, amountFen: 13800 }],
    reason: '人员离职',
  },
  'seat.assigned': seat,
  'seat.moved': { ...seat, telephone: '139****0002', person: { ...person, telephone: '139****0002' } },
  'seat.returned': { ...seat, person },
  'entitlement.granted': entitlement,
  'entitlement.ended': { ...entitlement, reason: 'refunded' },
  'chapter.completed': { person, courseId: 61, chapterId: 321 },
  'test.passed': { person, courseId: 61 },
  'hours.confirmed': { ...hours, receiptNo: 'SD20261128000123', confirmedAt: '2026-11-28T10:15:04+08:00' },
  'hours.refused': { ...hours, reason: '身份证号与登记的不一致' },
  'hours.reverted': { ...hours, reason: '重复上传' },
  'certificate.issued': issue,
  'certificate.revoked': { ...issue, reason: '姓名有误' },
  'certificate.superseded': { ...issue, supersededBy: 'ZX26-WXYZ-EFGH-JKLM-NPQR' },
  'invoice.sent': { invoiceId: 77, orderNo: '26112810150412345678', amountFen: 138000, way: 'file' },
  'invoice.failed': { invoiceId: 77, orderNo: '26112810150412345678', amountFen: 138000, reason: '购买方税号有误' },
  'invoice.reversed': { invoiceId: 77, orderNo: '26112810150412345678', amountFen: 138000 },
  'statement.closed': { statementNo: 'DZ202611-00018', month: '2026-11', netFen: 92000, commissionFen: 9200 },
  'import.finished': {
    importId: 9,
    sourceName: '某某集团人事系统',
    objects: [{ object: 'people', new: 180, linked: 20, changed: 0, same: 0, refused: 2 }],
  },
  'service_key.expiring': {
    keyName: '正式环境',
    keyHint: 'zxk_live_7Qm2…Rtu7',
    expiresAt: '2026-12-28T00:00:00+08:00',
    days: 30,
  },
  'webhook.test': { message: '筑学测试事件' },
}
