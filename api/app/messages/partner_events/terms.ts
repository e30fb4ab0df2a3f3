/** What a service account stands for: it decides which scopes its keys may have and which events it gets. */
export const AccountKind = {
  Centre: 'centre',
  Channel: 'channel',
  Authority: 'authority',
  Academy: 'academy',
  /** The operator's own books: money of all orders. */
  Accounting: 'accounting',
  /** Imports data of another platform for the operator. */
  Migration: 'migration',
} as const
export type AccountKind = (typeof AccountKind)[keyof typeof AccountKind]
export const AccountKindText = {
  centre: '培训单位',
  channel: '渠道合作方',
  authority: '主管部门',
  academy: '企业学院',
  accounting: '财务系统',
  migration: '迁移服务方',
} as const satisfies Record<AccountKind, string>

/** Name and telephone are masked; the whole ones are read by the API, with a scope. */
export interface EventPerson {
  id: number
  /** The partner's own id, if an import linked it. */
  externalId: string | null
  name: string
  telephone: string | null
}

interface Seat {
  orderId: number
  lineId: number
  seatNo: number
  telephone: string
  /** Null until the owner of the number registers. */
  person: EventPerson | null
  courseIds: number[]
  expiresOn: string | null
}

interface Entitlement {
  entitlementId: number
  courseId: number
  /** Null if an academy granted it. */
  orderId: number | null
  person: EventPerson | null
  expiresOn: string | null
}

interface UploadedHours {
  uploadId: string
  person: EventPerson
  subject: string
  required: boolean
  courseId: number
  uploadedSeconds: number
}

interface Issue {
  number: string
  person: EventPerson
  subject: string
  verifyUrl: string
}

/** `data` of the events by type; times are RFC 3339. */
export interface PartnerEventData {
  'order.paid': {
    orderId: number
    orderNo: string
    type: string
    amountFen: number
    paidAt: string
    buyer: EventPerson
    lines: { lineId: number; courseId: number; name: string; copies: number; amountFen: number }[]
  }
  'order.refunded': {
    orderId: number
    orderNo: string
    refundNo: string
    amountFen: number
    /** Of the whole order so far. */
    refundedFen: number
    lines: { lineId: number; copies: number; amountFen: number }[]
    reason: string
  }
  'seat.assigned': Seat
  'seat.moved': Seat
  'seat.returned': Seat
  'entitlement.granted': Entitlement
  'entitlement.ended': Entitlement & { reason: 'refunded' | 'disabled' | 'expired' }
  'chapter.completed': { person: EventPerson; courseId: number; chapterId: number }
  'test.passed': { person: EventPerson; courseId: number }
  'hours.confirmed': UploadedHours & { receiptNo: string; confirmedAt: string }
  'hours.refused': UploadedHours & { reason: string }
  'hours.reverted': UploadedHours & { reason: string }
  'certificate.issued': Issue
  'certificate.revoked': Issue & { reason: string }
  'certificate.superseded': Issue & { supersededBy: string }
  'invoice.sent': { invoiceId: number; orderNo: string; amountFen: number; way: string }
  'invoice.failed': { invoiceId: number; orderNo: string; amountFen: number; reason: string }
  'invoice.reversed': { invoiceId: number; orderNo: string; amountFen: number }
  'statement.closed': { statementNo: string; month: string; netFen: number; commissionFen: number }
  'import.finished': {
    importId: number
    sourceName: string
    objects: { object: string; new: number; linked: number; changed: number; same: number; refused: number }[]
  }
  'service_key.expiring': { keyName: string; keyHint: string; expiresAt: string; days: number }
  'webhook.test': { message: string }
}
export type EventType = keyof PartnerEventData

interface EventInfo {
  text: string
  kinds: readonly AccountKind[]
}

const { Centre, Channel, Authority, Academy, Accounting } = AccountKind
const all = Object.values(AccountKind)

export const EventTypes: { [Type in EventType]: EventInfo } = {
  'order.paid': { text: '订单已支付', kinds: [Centre, Accounting] },
  'order.refunded': { text: '退款已完成', kinds: [Centre, Accounting] },
  'seat.assigned': { text: '名额已分配', kinds: [Centre] },
  'seat.moved': { text: '名额已转移', kinds: [Centre] },
  'seat.returned': { text: '名额已收回', kinds: [Centre] },
  'entitlement.granted': { text: '课程已开通', kinds: [Centre, Academy] },
  'entitlement.ended': { text: '课程已结束', kinds: [Centre, Academy] },
  'chapter.completed': { text: '章节已学完', kinds: [Centre] },
  'test.passed': { text: '考核已合格', kinds: [Centre] },
  'hours.confirmed': { text: '学时已确认', kinds: [Centre, Authority] },
  'hours.refused': { text: '学时未被接受', kinds: [Authority] },
  'hours.reverted': { text: '学时已撤回', kinds: [Centre, Authority] },
  'certificate.issued': { text: '证书已打印', kinds: [Authority] },
  'certificate.revoked': { text: '证书已作废', kinds: [Authority] },
  'certificate.superseded': { text: '证书已被新证书替代', kinds: [Authority] },
  'invoice.sent': { text: '发票已开具', kinds: [Centre, Accounting] },
  'invoice.failed': { text: '发票开具失败', kinds: [Centre, Accounting] },
  'invoice.reversed': { text: '发票已冲红', kinds: [Centre, Accounting] },
  'statement.closed': { text: '结算单已生成', kinds: [Channel] },
  'import.finished': { text: '数据导入已完成', kinds: all },
  'service_key.expiring': { text: '服务密钥即将到期', kinds: all },
  'webhook.test': { text: '测试', kinds: all },
}
export const eventTypes = Object.keys(EventTypes) as EventType[]

/** Sent to every endpoint that is tested, so nobody subscribes to it. */
export const subscribable = (kind: AccountKind) =>
  eventTypes.filter((type) => type !== 'webhook.test' && EventTypes[type].kinds.includes(kind))

/** Of a folder (docs/ops/import.md) whose ids are those of a service account. */
export const PartnerSource = {
  of: (accountId: number) => `svc-${accountId}`,
  /** Null for another source. */
  accountOf: (source: string) => (/^svc-[1-9]\d{0,8}$/.test(source) ? Number(source.slice(4)) : null),
}

/** Days an event stays in the feed, and a delivery can be repeated. */
export const EventDays = 30
