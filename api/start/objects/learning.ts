import { DifferenceStatusText, RegistryDifferenceText, ResolutionText } from '#certificates/reconciliation/terms'
import { HourUploadStateText, IssueStateText, ProvinceAnswerText } from '#certificates/terms'
import { DayStatusText } from '#core/reconciliation/terms'
import { AnomalyKindText, AnomalyStatusText } from '#learning/anomalies/terms'
import { CourseSourceText, UserCourseStatusText } from '#learning/terms'
import { revealedField } from '#start/objects/accounts'
import { choice, count, number, reference, technical, text, time, type Fields } from '#start/objects/fields'

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

const ofMinutes = (label: string) => number(label, (minutes) => `${minutes} 分钟`)

export const certificateFields: Fields = {
  heldHours: ofMinutes('待考试学时'),
  availableHours: ofMinutes('可用学时'),
  usedHours: ofMinutes('已用学时'),
}

export const issueFields: Fields = {
  number: text('证书编号'),
  certIds: reference('证书', 'certificate'),
  userId: reference('学员', 'user'),
  state: choice('状态', IssueStateText),
}

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
  mend: choice('处理方式', ResolutionText),
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
