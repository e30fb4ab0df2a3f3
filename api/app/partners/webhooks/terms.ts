import { EventDays } from '../../messages/partner_events/terms.js'

export const WebhookLimit = {
  url: 500,
  /** Endpoints of one service account. */
  endpoints: 5,
  /** Events that one call repeats. */
  replays: 10_000,
  /** Events that one call names. */
  replayIds: 100,
  /** How long the old secret signs after a change. */
  overlapHours: 24,
  /** An endpoint that failed so long, and so often, is disabled. */
  failingHours: 72,
  failures: 20,
  timeoutSeconds: 15,
} as const

export const DeliveryState = {
  Waiting: 'waiting',
  Sending: 'sending',
  Delivered: 'delivered',
  Failed: 'failed',
} as const
export type DeliveryState = (typeof DeliveryState)[keyof typeof DeliveryState]
export const DeliveryStateText = {
  waiting: '等待发送',
  sending: '正在发送',
  delivered: '已送达',
  failed: '未送达',
} as const satisfies Record<DeliveryState, string>

/** Why a call failed: all that a partner learns. */
export const CallErrorText = {
  'dns': '域名无法解析',
  'refused-address': '不允许的地址',
  'connect': '无法连接',
  'tls': 'TLS 证书或版本不正确',
  'timeout': `${WebhookLimit.timeoutSeconds} 秒内没有响应`,
  'status': '响应状态不是 2xx',
} as const
export type CallError = keyof typeof CallErrorText

export const DisabledReason = { Admin: 'admin', Gone: 'gone', Failing: 'failing' } as const
export type DisabledReason = (typeof DisabledReason)[keyof typeof DisabledReason]
export const DisabledReasonText = {
  admin: '已手动停用',
  gone: '接收方返回 410，已停用',
  failing: `连续失败 ${WebhookLimit.failingHours} 小时，已停用`,
} as const satisfies Record<DisabledReason, string>

export const webhookMessages = {
  url: `请输入 https 开头的接收地址，最多${WebhookLimit.url}个字符`,
  urlCredentials: '接收地址不能带用户名、密码或 # 部分',
  urlPort: '接收地址只能使用 443 或 8443 端口',
  urlPrivate: '接收地址的域名无法解析，或指向内部网络',
  urlTaken: '这个服务账号已有相同的接收地址',
  eventTypes: '请至少选择一种事件',
  eventTypeUnknown: '这个服务账号收不到这种事件',
  tooMany: `一个服务账号最多${WebhookLimit.endpoints}个接收地址`,
  changed: '接收地址刚刚被别人修改过，请刷新后再改',
  created: '签名密钥只显示这一次，请立即保存到接收方的系统中',
  saved: '已保存',
  deleted: '已删除，等待发送的事件一并删除',
  enabled: '已启用，等待的事件马上发送',
  disabled: '已停用，不再发送事件',
  secretChanged: `新的签名密钥只显示这一次；${WebhookLimit.overlapHours} 小时内新旧密钥同时签名`,
  range: `请选择最近 ${EventDays} 天内的时间，开始不晚于结束`,
  tooManyEvents: `一次最多重发 ${WebhookLimit.replays} 个事件，请缩短时间`,
  nothingToReplay: '这段时间没有可以重发的事件',
  replayed: (count: number) => `${count} 个事件将重新发送`,
} as const
