import { ScopeText } from '#core/http/service_keys/scopes'
import { AccountKindText, EventTypes, type EventType } from '#messages/partner_events/terms'
import { KeyStateText } from '#partners/terms'
import { choice, count, flag, reference, text, time, type Fields } from '#start/objects/fields'

const eventTexts = Object.fromEntries(
  (Object.keys(EventTypes) as EventType[]).map((type) => [type, EventTypes[type].text])
)

export const serviceAccountFields: Fields = {
  accountName: text('名称'),
  ownerId: reference('学员账号', 'user'),
  contactName: text('联系人'),
  contactEmail: text('联系邮箱'),
  networks: text('允许的网络'),
  disabled: flag('停用', ['已停用', '未停用']),
  keyName: text('密钥名称'),
  keyHint: text('密钥'),
  scopes: choice('权限', ScopeText),
  expiresAt: time('有效期至'),
  keyState: choice('密钥状态', KeyStateText),
  accountKind: choice('类型', AccountKindText),
  url: text('接收地址'),
  eventTypes: choice('事件', eventTexts),
  events: count('重发的事件'),
}
