/** Errors that the systems of partners distinguish. Codes that screens do not know are `error` there. */
export const PartnerErrors = {
  'idempotency-key-invalid': 'Idempotency-Key 格式不正确，应为 1 至 255 个可见 ASCII 字符',
  'idempotency-key-reused': '同一 Idempotency-Key 已用于内容不同的请求',
  // People and orders
  'other-person': '姓名和号码不一致，或号码已属于其他学员',
  'external-id-taken': '编号已属于另一位学员，或学员已有另一个编号',
  'price-changed': '总金额与预期不同，没有下单',
  'course-unavailable': '课程没有上架，或不能批量购买',
  // Seats
  'order-without-seats': '不是批量购买的订单，没有名额',
  'order-unpaid': '订单还没有付款，或已关闭',
  'order-changed': '订单刚刚转到其他单位，请重新读取',
  'too-few-seats': '剩余名额不足，一个也没有分配',
  'seats-expired': '订单名额的学习期限已过，不能再分配',
  'seat-taken': '该手机号在这个订单行中已有名额',
  'seat-studied': '名额已开始学习，不能再转移或收回',
  'seat-ended': '名额已结束或停用，不能再转移或收回',
  'too-many-moves': '最近 24 小时转移和收回名额的次数已达上限',
  // Entitlements and hours
  'course-not-assignable': '课程没有发布，或属于不能直接开通的类型',
  'status-changed': '已有其他结果或状态，没有修改',
  'hours-on-certificate': '学时已打印在有效的证书上，不能撤回',
  // Webhooks
  'url-refused': '接收地址不是 https、无法解析或指向内部网络',
  'url-taken': '已有相同的接收地址',
  'too-many-webhooks': '接收地址的数量已达上限',
  'event-type-unknown': '这个服务账号收不到这种事件',
  'replay-range-invalid': '重发的时间范围不正确，或早于保留事件的天数',
  'too-many-events': '要重发的事件太多，请缩短时间',
  'nothing-to-replay': '没有可以重发的事件',
} as const satisfies Record<string, string>
export type PartnerErrorCode = keyof typeof PartnerErrors
