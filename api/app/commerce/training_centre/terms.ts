/** A centre can remind the same learner once in so many days. */
export const RemindEveryDays = 7

/** Per request. */
export const MaxRemindersAtOnce = 200

export const SkipReason = {
  Reminded: 'reminded',
  Studied: 'studied',
  Recent: 'recent',
  Ended: 'ended',
  Budget: 'budget',
  Beyond: 'beyond',
} as const
export type SkipReason = (typeof SkipReason)[keyof typeof SkipReason]
export const SkipReasonText = {
  reminded: `${RemindEveryDays}天内已提醒过`,
  studied: '已经开始学习',
  recent: '分配未满14天',
  ended: '名额已失效',
  budget: '今日提醒短信的额度已用完，请明天再试',
  beyond: `一次最多提醒${MaxRemindersAtOnce}人，请再次提醒`,
} as const satisfies Record<SkipReason, string>

export const ReminderStateText = { waiting: '正在发送', sending: '已发送', sent: '已发送', failed: '发送失败' } as const

/** The template's name at the SMS service (docs/drivers.md). */
export const StudyReminder = 'study-reminder'

/** Placeholder for the course name in the text of the SMS. */
export const CourseBlank = '{course}'

/** A template value has at most 35 characters. */
const maxNameLength = 22

export function reminderCourse(names: readonly string[]): string {
  const [first = ''] = names
  const signs = [...first]
  const short = signs.length > maxNameLength ? `${signs.slice(0, maxNameLength - 1).join('')}…` : first
  return names.length > 1 ? `《${short}》等${names.length}门` : `《${short}》`
}

export function remindedMessage(result: number, skipped: number): string {
  if (!result) return '没有发送短信'
  return skipped ? `已提醒${result}人，${skipped}人没有提醒` : `已提醒${result}人`
}

export const centreMessages = {
  chooseSeats: '请选择要提醒的学员',
  tooManyRows: '符合条件的学员超过50000人，请按课程或状态筛选后分次下载',
  onlyPaidBulkOrders: '只有已支付的团购订单可以转交单位',
  alreadyHandedOver: '该订单已转交单位，不能再次转交',
  handedOver: '已转交，名额由单位的所有者和管理员分配',
  tooManySeats: '一次选择的学员过多，请减少后重试',
} as const
