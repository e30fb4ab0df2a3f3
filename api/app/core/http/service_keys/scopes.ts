import { PartnerErrors, type PartnerErrorCode } from '../../browser/partner_errors.js'

/** What a service key may do on `/api/v1` (docs/decisions/0148). */
export const ScopeText = {
  'people:read': '读取本单位的学员',
  'people:write': '新增或关联学员',
  'numbers:read': '查看学员的完整号码',
  'courses:read': '读取课程与章节',
  'orders:read': '读取本单位的订单',
  'orders:write': '以本单位名义批量下单',
  'seats:read': '读取名额',
  'seats:write': '分配、转移和收回名额',
  'progress:read': '读取学习进度和共享的学时',
  'certificates:read': '核验证书',
  'certificates:list': '读取所有学员的证书',
  'hours:read': '读取所有学员的学时上传',
  'hours:write': '确认、拒绝或撤回学时上传',
  'entitlements:write': '不经订单开通和结束课程',
  'events:read': '读取事件',
  'payments:read': '读取所有收款、退款和对账',
  'invoices:read': '读取所有发票申请',
  'invoices:write': '登记在财务系统开具的发票',
  'payments:write': '登记到账并确认对公转账',
  'imports:run': '上传、预览和运行数据导入',
  'webhooks:write': '管理接收事件的地址',
} as const satisfies Record<string, string>
export type Scope = keyof typeof ScopeText
export const scopes = Object.keys(ScopeText) as Scope[]

/** By the kind of the service account: scopes beyond the data of the owner need an account of that kind. */
export const ScopesOfKind = {
  centre: [
    'people:read',
    'courses:read',
    'orders:read',
    'orders:write',
    'seats:read',
    'seats:write',
    'progress:read',
    'certificates:read',
    'events:read',
    'webhooks:write',
  ],
  channel: ['courses:read', 'events:read', 'webhooks:write'],
  academy: ['people:read', 'people:write', 'courses:read', 'entitlements:write', 'events:read', 'webhooks:write'],
  accounting: ['payments:read', 'payments:write', 'invoices:read', 'invoices:write', 'events:read', 'webhooks:write'],
  migration: ['imports:run', 'courses:read', 'events:read', 'webhooks:write'],
  authority: [
    'courses:read',
    'hours:read',
    'hours:write',
    'numbers:read',
    'certificates:read',
    'certificates:list',
    'events:read',
    'webhooks:write',
  ],
} as const satisfies Record<string, readonly Scope[]>

/** Money, whole numbers and whole databases: a key with one of them works after a second admin approved it. */
export const ScopesNeedingApproval: readonly string[] = ['numbers:read', 'payments:write', 'imports:run']
export const needsApproval = (wanted: readonly string[]): boolean =>
  wanted.some((scope) => ScopesNeedingApproval.includes(scope))

/** Why a key is rejected, and the status of the response. */
export const KeyErrors = {
  'key-missing': [401, '请在 Authorization 中提供服务密钥'],
  'key-invalid': [401, '服务密钥不正确'],
  'key-pending': [401, '服务密钥等待另一位管理员批准'],
  'key-expired': [401, '服务密钥已过期'],
  'key-retired': [401, '服务密钥已更换或停用'],
  'account-disabled': [401, '服务账号已停用'],
  'key-elsewhere': [401, '服务密钥只能用于 /api/v1'],
  'network-refused': [403, '不允许从这个网络地址调用'],
  'scope-missing': [403, '服务密钥没有这项权限'],
} as const satisfies Record<string, readonly [number, string]>
export type KeyErrorCode = keyof typeof KeyErrors

function partnerErrors() {
  const problems = Object.entries(PartnerErrors).map(([code, text]) => [code, [422, text] as const])
  return Object.fromEntries(problems) as Record<PartnerErrorCode, readonly [number, string]>
}

/** All values of `code` in a problem: each has an anchor on `/developers`. */
export const ProblemCodes = {
  ...KeyErrors,
  'bad-request': [400, '提交的内容格式不正确'],
  'not-found': [404, '不存在，或不属于密钥的所有者'],
  'method-not-allowed': [405, '这个地址不支持该请求方法'],
  'in-progress': [409, '同一 Idempotency-Key 的请求仍在处理'],
  'too-large': [413, '提交的内容过大'],
  'unsupported-media-type': [415, 'Content-Type 应为 application/json'],
  'invalid-fields': [422, '字段不正确，errors 列出每个字段'],
  'refused': [422, '业务上不允许，detail 说明原因'],
  ...partnerErrors(),
  'too-many-requests': [429, '超过频率限制，Retry-After 是还需等待的秒数'],
  'server-error': [500, '平台出错，可稍后用同一 Idempotency-Key 重试'],
  'unavailable': [503, '服务暂时不可用，可稍后重试'],
} as const satisfies Record<string, readonly [number, string]>
export type ProblemCode = keyof typeof ProblemCodes
