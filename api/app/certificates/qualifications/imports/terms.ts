export const QualificationColumns = {
  userName: '姓名',
  idCard: '身份证号',
  telephone: '手机号',
  kind: '证书类别',
  specialties: '专业',
  qualificationNumber: '注册编号',
  employerName: '单位',
  issuedOn: '发证日期',
  validFrom: '有效期起',
  validTo: '有效期至',
} as const
export type QualificationColumn = keyof typeof QualificationColumns

export interface RowFault {
  column: QualificationColumn
  sentence: string
}

export const MaxImportedQualifications = 300

const columns = QualificationColumns

export const qualificationImportMessages = {
  noColumns: `没有找到列名，需要：${columns.userName}、${columns.kind}、${columns.validFrom}`,
  empty: '文件中没有执业证书',
  tooManyRows: `一次最多导入${MaxImportedQualifications}本，请分成几个文件后重新上传`,
  formula: '单元格是公式，请改为文字后重新上传',
  nameMissing: '请填写姓名',
  personMissing: '身份证号和手机号至少填写一项',
  personUnknown: '没有这个学员，请先让学员注册',
  personOther: '身份证号和手机号属于不同的学员',
  nameOther: '与该账号的姓名不一致',
  kindUnknown: '没有这个证书类别',
  specialtyMissing: '请填写该类证书的专业',
  specialtyUnknown: (name: string) => `该类证书没有专业“${name}”`,
  oneSpecialty: '该类证书只能有一个专业',
  numberLength: '注册编号为 4 到 40 个字符',
  employerLength: '单位最多 60 个字符',
  day: '日期应如 2026-07-01',
  dayMissing: '请填写日期',
  validToUnknown: '请填写有效期至：该类证书还没有规则，不能推算',
  repeated: (line: number) => `与第 ${line} 行是同一学员的同类证书`,
  changed: '内容与检查时不同，请重新检查',
  nothing: '没有可以导入的证书',
  rowFailed: (line: number, reason: string) => `第 ${line} 行：${reason}`,
  done: (imported: number, skipped: number) =>
    `已导入 ${imported} 本执业证书${skipped ? `，跳过 ${skipped} 行` : ''}，并已通知学员`,
} as const
