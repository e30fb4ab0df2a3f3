import { LegalTextTitle } from '#accounts/legal_texts/terms'
import { RoleText } from '#accounts/terms'
import { BreakKindText } from '#core/audit/terms'
import { commissionFields } from '#start/objects/channels'
import { choice, count, flag, number, technical, text, type Fields } from '#start/objects/fields'

export const revealedField = choice('查看内容', { idCard: '身份证号', telephone: '手机号' })

export const userFields: Fields = {
  userRole: choice('角色', RoleText),
  disabled: flag('停用', ['已停用', '未停用']),
  loginName: text('登录名'),
  userName: text('姓名'),
  telephone: text('手机号'),
  idCard: text('身份证号'),
  userStatus: choice('资料状态', { 1: '未确认', 2: '已确认' }),
  mustChangePassword: flag('须修改密码'),
  staffHeld: flag('后台权限', ['已暂停', '未暂停']),
  deleted: flag('删除', ['已删除', '未删除']),
  password: choice('密码', { new: '已重新设置' }),
  avatarUrl: technical('头像'),
  passkey: text('通行密钥'),
  field: revealedField,
  number: choice('已被使用的号码', { idCard: '身份证号', telephone: '手机号' }),
  sessions: count('登录数', '个'),
  externalId: text('合作方的编号'),
  accountName: text('服务账号'),
  ...commissionFields,
}

export const legalTextFields: Fields = {
  number: number('版本', (version) => `第 ${version} 版`),
  major: flag('重大变更'),
  kind: choice('文本', LegalTextTitle),
}

export const auditLogFields: Fields = {
  keyId: technical('日志密钥'),
  kinds: choice('异常种类', BreakKindText),
  fingerprints: technical('异常内容的校验值'),
}

export const backupFields: Fields = { ended: count('结束的登录数', '个'), faults: count('恢复后发现的问题数', '个') }

/** Of an export or a read list: its filters in words, and how many rows it has. */
export const listFields: Fields = {
  conditions: text('条件'),
  rows: count('行数', '行'),
  exportId: technical('导出编号'),
}
