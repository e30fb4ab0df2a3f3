import { ForeignStateText } from '#certificates/foreign/terms'
import { DifferenceStatusText, RegistryDifferenceText, ResolutionText } from '#certificates/reconciliation/terms'
import { CertSubjectText } from '#catalogue/terms'
import { CountByText, HourUploadStateText, IssueStateText, ProvinceAnswerText, VerifiedText } from '#certificates/terms'
import { DayStatusText } from '#core/reconciliation/terms'
import { AnomalyKindText, AnomalyStatusText } from '#learning/anomalies/terms'
import { CourseSourceText, UserCourseStatusText } from '#learning/terms'
import { revealedField } from '#start/objects/accounts'
import { choice, count, flag, number, reference, technical, text, time, type Fields } from '#start/objects/fields'

export const userCourseFields: Fields = {
  courseId: reference('课程', 'course'),
  userId: reference('学员', 'user'),
  telephone: text('手机号'),
  source: choice('来源', CourseSourceText),
  userCourseStatus: choice('状态', UserCourseStatusText),
  expiryDate: time('失效时间'),
  userCourseIds: reference('学员课程', 'user-course'),
  field: revealedField,
}

/** Of an imported list of learners. */
export const learnerListFields: Fields = {
  added: count('新学员', '人'),
  existing: count('已有学员', '人'),
  granted: count('开通课程', '门次'),
  already: count('已有课程', '门次'),
  refused: count('有错误', '行'),
  userIds: reference('新增或补全的学员', 'user'),
  userCourseIds: reference('学员课程', 'user-course'),
}

const ofMinutes = (label: string) => number(label, (minutes) => `${minutes} 分钟`)

export const certificateFields: Fields = {
  heldHours: ofMinutes('待考试学时'),
  availableHours: ofMinutes('可用学时'),
  usedHours: ofMinutes('已用学时'),
}

export const issueFields: Fields = {
  number: text('证书编号'),
  certIds: reference('证书', 'certificate'),
  cycleId: reference('学时周期', 'education-cycle'),
  userId: reference('学员', 'user'),
  state: choice('状态', IssueStateText),
}

export const foreignCertificateFields: Fields = { number: text('证书编号'), state: choice('状态', ForeignStateText) }

export const uploadFields: Fields = {
  state: choice('状态', HourUploadStateText),
  provinceAnswer: choice('省平台答复', ProvinceAnswerText),
  receiptNo: text('受理编号'),
  reason: text('省平台说明'),
}

export const registryDayFields: Fields = {
  registryDayStatus: choice('对账结果', DayStatusText),
  differences: count('差异', '笔'),
  booked: count('补记', '笔'),
}

export const registryDifferenceFields: Fields = {
  difference: choice('差异', RegistryDifferenceText),
  differenceStatus: choice('状态', DifferenceStatusText),
  resolution: choice('处理方式', ResolutionText),
  pushId: technical('上传编号'),
}

export const anomalyFields: Fields = { anomalyStatus: choice('状态', AnomalyStatusText) }

export const anomalyListFields: Fields = {
  ...anomalyFields,
  kind: choice('异常种类', AnomalyKindText),
  telephone: text('手机号'),
  page: count('页码'),
  found: count('新发现', '项'),
}

export const qualificationFields: Fields = {
  specialties: text('专业'),
  mainSpecialty: text('主项专业'),
  numberMasked: text('注册编号'),
  employerName: text('聘用单位'),
  issuedOn: time('发证日期'),
  validFrom: time('有效期起'),
  validTo: time('有效期止'),
  verified: choice('核验', VerifiedText),
}

export const qualificationKindFields: Fields = {
  kindCode: text('代码'),
  kindName: text('名称'),
  certSubjects: choice('专业', CertSubjectText),
  active: flag('启用'),
}

const hours = (label: string) => count(label, '学时')

export const educationRuleFields: Fields = {
  kindId: reference('证书类别', 'qualification-kind'),
  validFrom: time('生效日期'),
  cycleMonths: count('周期', '个月'),
  requiredHours: hours('必修'),
  electiveHours: hours('选修'),
  extraRequiredHours: hours('增项必修'),
  extraElectiveHours: hours('增项选修'),
  minutesPerHour: ofMinutes('每学时'),
  countBy: choice('计入日期', CountByText),
  applyFromDays: count('申请开始', '天'),
  applyUntilDays: count('申请截止', '天'),
  milestones: text('阶段要求（月/必修/选修）'),
  sourceTitle: text('来源文件'),
  sourceUrl: text('来源网址'),
  checkedBy: text('核对人'),
  checkedOn: time('核对日期'),
}

export const educationCycleFields: Fields = {
  ruleId: reference('规则', 'education-rule'),
  applyUntil: time('申请截止'),
  toCycleId: reference('转入周期', 'education-cycle'),
  movedMinutes: ofMinutes('转移学时'),
  countedMinutes: ofMinutes('确认学时'),
  providerName: text('培训机构'),
  day: time('学习日期'),
}

export const qualificationListFields: Fields = { imported: count('导入', '本') }
