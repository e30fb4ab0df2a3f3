import { rates } from '#config/rate_limits'
import type { Policy } from '#core/http/access_policies'
import { RecentProofMinutes } from '#core/http/recent_proof'
import type { RouteOptions } from '#core/http/route_options'
import { Role } from '#core/roles'

const roleTexts: Record<Role, string> = {
  [Role.User]: '学员',
  [Role.Admin]: '管理员',
  [Role.Channel]: '渠道',
  [Role.Teacher]: '讲师',
  [Role.Auditor]: '审核员',
}
const proofTexts = {
  always: `需要${RecentProofMinutes}分钟内验证过身份，否则返回confirm-identity`,
  sometimes: `部分内容需要${RecentProofMinutes}分钟内验证过身份，否则返回confirm-identity`,
}
const units: Record<string, string> = { second: '秒', minute: '分钟', hour: '小时', day: '天' }

/** Who may call, how often and how safely, from the declaration of the route. */
export function operationDescription({
  policy,
  unmaskedFor,
  rate,
  audited,
  idempotent,
  recentProof,
}: RouteOptions): string {
  const { calls, every } = rates[rate]
  return [
    `${callersText(policy)}可以调用`,
    unmaskedFor && `${callersText(unmaskedFor)}得到完整内容，其他人得到其中一部分`,
    `${periodText(every)}最多${calls}次`,
    recentProof && proofTexts[recentProof],
    audited && '成功后记入操作日志',
    idempotent && '带上 Idempotency-Key 可以安全重试',
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}。`)
    .join('')
}

function callersText({ needsSession, roles }: Policy): string {
  if (roles.length) return roles.map((role) => roleTexts[role]).join('、')
  return needsSession ? '登录的用户' : '任何人，包括未登录的访客，'
}

/** `10 minutes` is 每10分钟, `1 hour` 每小时. */
function periodText(every: string): string {
  const [count, unit] = every.split(' ')
  return `每${count === '1' ? '' : count}${units[unit.replace(/s$/, '')]}`
}
