export const OrganisationState = {
  Pending: 'pending',
  Verified: 'verified',
  Refused: 'refused',
  Closed: 'closed',
} as const
export type OrganisationState = (typeof OrganisationState)[keyof typeof OrganisationState]
export const OrganisationStateText = {
  pending: '待核验',
  verified: '已核验',
  refused: '未通过',
  closed: '已关闭',
} as const satisfies Record<OrganisationState, string>

export const MemberRole = { Owner: 'owner', Manager: 'manager', Viewer: 'viewer', Member: 'member' } as const
export type MemberRole = (typeof MemberRole)[keyof typeof MemberRole]
export const MemberRoleText = {
  owner: '所有者',
  manager: '管理员',
  viewer: '查看者',
  member: '成员',
} as const satisfies Record<MemberRole, string>

/** Roles that see the pages of an organisation. */
export const readerRoles: readonly MemberRole[] = [MemberRole.Owner, MemberRole.Manager, MemberRole.Viewer]
export const managerRoles: readonly MemberRole[] = [MemberRole.Owner, MemberRole.Manager]
export const isManager = (role: MemberRole) => managerRoles.includes(role)

export const MemberState = { Invited: 'invited', Active: 'active', Left: 'left' } as const
export type MemberState = (typeof MemberState)[keyof typeof MemberState]
export const MemberStateText = { invited: '已邀请', active: '已加入', left: '已离开' } as const satisfies Record<
  MemberState,
  string
>

export const EventKind = {
  Created: 'created',
  Verified: 'verified',
  Closed: 'closed',
  Invited: 'invited',
  Changed: 'changed',
  Removed: 'removed',
  Joined: 'joined',
  Shared: 'shared',
  Stopped: 'stopped',
  Left: 'left',
  Downloaded: 'downloaded',
  Reminded: 'reminded',
  Goal: 'goal',
  Received: 'received',
  Bought: 'bought',
  Assigned: 'assigned',
  Moved: 'moved',
  Returned: 'returned',
} as const
export type EventKind = (typeof EventKind)[keyof typeof EventKind]
export const EventKindText = {
  created: '创建单位',
  verified: '通过核验',
  closed: '关闭单位',
  invited: '邀请成员',
  changed: '修改成员',
  removed: '移除成员',
  joined: '成员加入',
  shared: '成员共享学时',
  stopped: '成员停止共享',
  left: '成员离开',
  downloaded: '下载学时名单',
  reminded: '提醒成员',
  goal: '修改学时目标',
  received: '接收团购订单',
  bought: '为单位购买课程',
  assigned: '分配名额',
  moved: '转移名额',
  returned: '收回名额',
} as const satisfies Record<EventKind, string>

export const OrganisationNameMax = 60
export const DepartmentMax = 30
export const ListedNameMax = 30
export const MaxOrganisations = 5
export const MaxMembers = 20_000
export const MaxGoals = 30
export const MaxRemindersAtOnce = 200
export const RemindEveryDays = 7

/** The weights of 统一社会信用代码 (GB 32100). */
const codeCharacters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

export function isCreditCode(code: string): boolean {
  const digits = [...code].map((character) => codeCharacters.indexOf(character))
  if (digits.length !== 18 || digits.includes(-1)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * digits[at], 0)
  return (31 - (sum % 31)) % 31 === digits[17]
}

export const organisationMessages = {
  created: '已提交，客服核验营业执照后即可邀请成员',
  saved: '保存成功',
  nameNeeded: '请输入单位全称',
  codeInvalid: '请输入18位统一社会信用代码，并核对校验位',
  tooMany: `最多创建${MaxOrganisations}个单位`,
  alreadyVerified: '单位已核验，名称和信用代码不能再修改。如有变更请联系客服',
  notVerified: '单位核验通过后才能邀请成员、接收订单',
  membersFull: `一个单位最多${MaxMembers}名成员`,
  noTelephones: '请输入手机号',
  removed: '已移除',
  lastOwner: '您是唯一的所有者，请先请另一位成员成为所有者',
  ownerOnly: '只有所有者可以修改所有者和管理员',
  ownerOffered: '已邀请对方成为所有者，对方接受后生效',
  invitedOwner: '对方加入后才能成为所有者',
  joined: '已加入',
  alreadyMember: '您已是该单位的成员',
  declined: '已拒绝',
  left: '已离开单位，单位不再能看到您的学时',
  shared: '已共享学时进度',
  stopped: '已停止共享，单位不再能看到您的学时',
  textChanged: '共享说明已更新，请重新阅读后再选择',
  kindUnknown: '请选择证书类别',
  kindsNeeded: '请选择要共享的证书类别',
  tooManyRows: '符合条件的记录超过50000条，请按部门或证书类别筛选后分次下载',
  goalPast: '请选择今天或以后的日期',
  goalExists: '已有相同的目标',
  tooManyGoals: `最多设置${MaxGoals}个目标`,
  goalSaved: '目标已保存',
  goalRemoved: '目标已删除',
  becameOwner: '您已成为所有者',
  whyVerified: '请说明核验的材料，例如营业执照复印件',
  whyClosed: '请说明关闭的原因，例如单位注销',
  notSharable: '单位未核验或已关闭，不能共享学时',
  closed: '单位已关闭',
  codeTaken: '该信用代码的单位已经核验',
  changed: '状态已变化，请刷新页面',
} as const

export function invitedMessage(invited: number, already: number): string {
  if (!already) return `已邀请${invited}人`
  return `已邀请${invited}人，${already}人此前已邀请或已加入`
}

/** The text that a member agrees to; a changed text gets a new version. */
export const SharingVersion = '1'
export const sharingText =
  '单位将能看到：您的姓名、您所选证书的专业和有效期、必修和选修已完成与应完成的学时，并可下载名单、向您发送提醒。看不到：成绩、学习时间、其他课程。您可以随时停止共享，停止后立即不可见。'

export const NotSharedText = '未共享'

export const notSharingText = (people: number) => `${people} 人未共享学时，名单中只显示课程学习进度`
export const dueSoonText = (people: number) => `${people} 人将在 ${DueSoonDays} 天内到期，还差必修学时`

export const DueSoonDays = 90
export const HoursState = {
  NotStarted: 'not-started',
  Studying: 'studying',
  Met: 'met',
  Due: 'due',
  Overdue: 'overdue',
} as const
export type HoursState = (typeof HoursState)[keyof typeof HoursState]
export const HoursStateText = {
  'not-started': '未开始',
  'studying': '进行中',
  'met': '已完成',
  'due': '即将到期',
  'overdue': '已逾期',
} as const satisfies Record<HoursState, string>

export const ReadingKind = { Seen: 'seen', Downloaded: 'downloaded' } as const
export type ReadingKind = (typeof ReadingKind)[keyof typeof ReadingKind]
export const ReadingKindText = { seen: '查看了您的学时', downloaded: '下载了学时名单' } as const satisfies Record<
  ReadingKind,
  string
>

/** 学时 from seconds, to one decimal, never rounded up. */
export function wholeHours(seconds: number, minutesPerHour: number): number {
  return Math.floor((seconds * 10) / (minutesPerHour * 60)) / 10
}

export function remindedText({
  reminded,
  bySms,
  skipped,
}: {
  reminded: number
  bySms: number
  skipped: number
}): string {
  if (!reminded) return `没有发送提醒：${RemindEveryDays}天内已提醒过，或学时已完成`
  const sms = bySms ? `，其中${bySms}人同时收到短信` : ''
  return `已提醒${reminded}人${sms}${skipped ? `，${skipped}人没有提醒` : ''}`
}
