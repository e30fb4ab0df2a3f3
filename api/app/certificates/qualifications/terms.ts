export const QualificationOrigin = { Self: 'self', Import: 'import', Admin: 'admin' } as const
export type QualificationOrigin = (typeof QualificationOrigin)[keyof typeof QualificationOrigin]
export const QualificationOriginText = {
  self: '本人登记',
  import: '批量导入',
  admin: '管理员更正',
} as const satisfies Record<QualificationOrigin, string>
export const VerifiedText = { 1: '已核验', 0: '未核验' } as const

export const NumberMax = 40
export const EmployerMax = 60
export const MaxQualifications = 20
export const QualificationReasonMax = 200

/** Shown at the field that collects the number. */
export const numberReason = '用于核对执业证书和继续教育学时，加密保存至账号注销，可以不填。'

export const qualificationMessages = {
  saved: '保存成功',
  removed: '已删除，已计入该证书周期的学时回到周期外',
  kindUnknown: '请选择证书类别',
  specialtyUnknown: '请选择该类证书的专业',
  mainOnce: '请选择一个主项专业',
  overlapping: '您已登记同类证书，有效期重叠。请修改原证书，或先删除原证书',
  backwards: '有效期止不能早于有效期起',
  tooLong: '有效期最长10年，请核对后重新填写',
  renewalEarlier: '新的有效期须在原有效期之后',
  tooMany: `最多登记${MaxQualifications}本执业证书`,
  changed: '证书信息已在其他页面修改，请刷新后重新提交',
  corrected: '已更正，并已通知该学员',
  verified: '已核验',
  otherNumber: '与学员登记的注册编号不一致。请核对；确认登记有误时请用“更正”',
  numberTaken: '该注册编号已核验在另一个账号下，请先核对那个账号',
  selfDeclared: '信息由您本人填写，以主管部门登记为准',
  noRule: '该类证书的学时规则尚未维护',
  kindRequired: '请选择证书类别',
  dayRequired: '请选择日期',
  numberTooShort: `注册编号须为4至${NumberMax}个字符`,
  employerTooLong: `单位名称最多${EmployerMax}个字符`,
  removing: '删除后，已计入该证书周期的学时回到周期外，证书累计不变。',
  empty: '登记执业证书后，这里会告诉您还差多少学时、到哪一天',
} as const

/** `鲁2************7`: the first two characters and the last. */
export function maskQualificationNumber(number: string): string {
  const chars = [...number]
  if (chars.length <= 3) return '*'.repeat(chars.length)
  return `${chars.slice(0, 2).join('')}${'*'.repeat(chars.length - 3)}${chars[chars.length - 1]}`
}
