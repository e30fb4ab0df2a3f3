/** Whether a person's right to a course holds (learner side, section 4); an admin may switch it. */
export const UserCourseStatus = { Valid: 'valid', Expired: 'expired' } as const
export type UserCourseStatus = (typeof UserCourseStatus)[keyof typeof UserCourseStatus]
export const UserCourseStatusText = {
  valid: '有效',
  expired: '已失效',
} as const satisfies Record<UserCourseStatus, string>

/** Where a right to a course comes from. */
export const CourseSource = {
  Order: 'order',
  Bundle: 'bundle',
  Assignment: 'assignment',
  LiveCode: 'live_code',
  Admin: 'admin',
} as const
export type CourseSource = (typeof CourseSource)[keyof typeof CourseSource]
export const CourseSourceText = {
  order: '购买',
  bundle: '套餐包含',
  assignment: '单位分配',
  live_code: '直播码',
  admin: '管理员开通',
} as const satisfies Record<CourseSource, string>

/** Why a person may use a course: one of the sources, or without a right of their own. */
export const AccessReason = { ...CourseSource, Free: 'free', Staff: 'staff' } as const
export type AccessReason = (typeof AccessReason)[keyof typeof AccessReason]

/** Why not. */
export const Denial = {
  NotSignedIn: 'not-signed-in',
  NotBought: 'not-bought',
  Expired: 'expired',
  SwitchedOff: 'switched-off',
} as const
export type Denial = (typeof Denial)[keyof typeof Denial]
export const DenialText = {
  'not-signed-in': '请先登录',
  'not-bought': '购买课程后才可以观看',
  'expired': '课程已过有效期，请重新购买',
  'switched-off': '课程已失效，请联系客服',
} as const satisfies Record<Denial, string>

/** How far a seat of a bulk order has come: handed to a number, to a person, and used by that person. */
export const SeatState = {
  Waiting: 'waiting',
  Ready: 'ready',
  Studied: 'studied',
  Ended: 'ended',
} as const
export type SeatState = (typeof SeatState)[keyof typeof SeatState]
export const SeatStateText = {
  waiting: '待注册',
  ready: '已开通',
  studied: '已开始学习',
  ended: '已失效',
} as const satisfies Record<SeatState, string>

/** What became of one entry of a list of telephone numbers. */
export const SeatResult = { Assigned: 'assigned', Already: 'already', Invalid: 'invalid' } as const
export type SeatResult = (typeof SeatResult)[keyof typeof SeatResult]
export const SeatResultText = {
  assigned: '分配成功',
  already: '之前已经分配',
  invalid: '不是有效的手机号',
} as const satisfies Record<SeatResult, string>

/** A play session: one is active per person, and only that one earns. */
export const PlayState = { Active: 'active', Superseded: 'superseded' } as const
export type PlayState = (typeof PlayState)[keyof typeof PlayState]

/** Whether the minutes of a finished chapter are still to be uploaded (learner side, section 4). */
export const StudyStatus = { Unused: 'unuse', Used: 'used', Expired: 'expired' } as const
export type StudyStatus = (typeof StudyStatus)[keyof typeof StudyStatus]

/** Why watching is not counted just now; the player shows the sentence at once. */
export const BeatReason = {
  Superseded: 'superseded',
  NotSignedIn: Denial.NotSignedIn,
  NotBought: Denial.NotBought,
  Expired: Denial.Expired,
  SwitchedOff: Denial.SwitchedOff,
  Preview: 'preview',
  Replayed: 'replayed',
  Paused: 'paused',
  TooFast: 'too-fast',
  Complete: 'complete',
  Unseen: 'unseen',
} as const
export type BeatReason = (typeof BeatReason)[keyof typeof BeatReason]
export const BeatReasonText = {
  'superseded': '您在其他窗口或设备打开了视频，本窗口已停止计时',
  'not-signed-in': '登录已失效，观看时间未计入，请重新登录',
  'not-bought': '您尚未购买该课程，观看时间未计入',
  'expired': '课程已过有效期，观看时间未计入',
  'switched-off': '课程已失效，观看时间未计入',
  'preview': '预览课程不计入学习时间',
  'replayed': '该记录已经上传过，未重复计入',
  'paused': '视频没有播放，未计入学习时间',
  'too-fast': '上传过于频繁，观看时间稍后计入',
  'complete': '本视频的学习时间已经计满',
  'unseen': '学习时间已经计满，请看完视频中未观看的部分',
} as const satisfies Record<BeatReason, string>
export const countingText = '正在计入学习时间'

/** The player notes its time this often … */
export const RecordEverySeconds = 30
/** … and uploads it this often at most; the server counts no more than this and one tick a beat. */
export const UploadEverySeconds = 60
/** A gap longer than this between two notes is not watching. */
export const IgnoreGapSeconds = 2 * RecordEverySeconds
/** How far a person's counted seconds may run ahead of the server's clock, once. */
export const BeatSlackSeconds = 5
/** Of the credited time and of the positions, in percent: from here a video is seen. */
export const CompletePercent = 95
/** A play address may be opened for so long, plus the length of the video: a browser asks for parts as it gets to them. */
export const PlayUrlSeconds = 600
/** The address of a live stream, which has no length. */
export const LivePlaySeconds = 6 * 3600
export const HandoutUrlSeconds = 600
export const DefaultDefinition = 'HD'

export const Definition = { HD: 'HD', SD: 'SD', LD: 'LD' } as const
export type Definition = (typeof Definition)[keyof typeof Definition]
export const DefinitionText = {
  HD: '高清',
  SD: '标清',
  LD: '流畅',
} as const satisfies Record<Definition, string>

/** A seat is final once its person has studied so long. */
export const FinalAfterSeconds = 60
/** A buyer moves as many seats of a line in 24 hours as were bought, and so many of a small line. */
export const LeastMovesADay = 5

export const messages = {
  practiceNeedsPurchase: '购买课程后才可以练习习题',
  handoutNeedsPurchase: '购买课程后才可以下载讲义',
  answerNeedsPurchase: '购买后才能查看答案',
  liveUnstarted: '直播尚未开始',
  liveCompleted: '直播已经结束',
  liveError: '直播出现错误',
  loading: '正在加载中...',
  noCreditTime: '未设置学时无法观看视频',
  studyCompleted: '学习已完成',
  studyNotCompleted: '未完成视频观看',
  enterLiveCode: '必须输入直播码',
  liveCodeInvalid: '直播码无效',
  liveCodeAccepted: '直播码有效，课程已为您开通',
  tooManyLiveCodes: '直播码输入错误次数过多，请一小时后再试',
  liveCodeCopied: '复制成功',
  videoNotReady: '视频正在准备中，请稍后再试',
  videoNotDownloadable: '该视频暂不支持下载',
  completeProfile: '身份信息缺失，请先完善姓名和身份证号',
  firefoxUnsupported: '暂不支持火狐浏览器，请使用其他浏览器观看',
  passTestFirst: '视频观看已完成，通过章节测试后获得学时',
  assigned: '分配成功',
  allAlreadyAssigned: '所填手机号之前已经分配',
  noTelephones: '没有可以分配的手机号，请输入11位手机号',
  onlyBulkOrders: '只有批量购买的订单可以分配',
  payFirst: '订单支付后才可以分配',
  seatMoved: '名额已转移',
  seatStudied: '该学员已经开始学习，名额不能再转移',
  seatEnded: '该名额已失效，不能转移',
  hasSeatAlready: '该手机号之前已经分配',
  tooManyMoves: '今天转移名额的次数过多，请明天再试',
} as const

/** The sentence after a finished chapter, with its credit in minutes. */
export function hoursAwarded(minutes: number): string {
  return minutes > 0 ? `学习已完成，获得${minutes}分钟学时` : messages.studyCompleted
}

/** What became of each telephone that an admin assigned a course to. */
export const AssignOutcome = {
  Assigned: 'assigned',
  Waiting: 'waiting',
  Had: 'had',
  Lacking: 'lacking',
  Invalid: 'invalid',
} as const
export type AssignOutcome = (typeof AssignOutcome)[keyof typeof AssignOutcome]
export const AssignOutcomeText = {
  assigned: '已分配',
  waiting: '等待注册',
  had: '之前已经分配',
  lacking: '缺少姓名或身份证号',
  invalid: '不是11位手机号',
} as const satisfies Record<AssignOutcome, string>

/** A live code belongs to nobody until its first use; a revoked one opens nothing any more. */
export const LiveCodeState = { Unused: 'unused', Used: 'used', Revoked: 'revoked' } as const
export type LiveCodeState = (typeof LiveCodeState)[keyof typeof LiveCodeState]
export const LiveCodeStateText = {
  unused: '未使用',
  used: '已使用',
  revoked: '已作废',
} as const satisfies Record<LiveCodeState, string>

/** Characters of a live code: capital letters and digits. */
export const LiveCodeLength = 10

/** Shortest and longest text of telephones in one go (back office, section 5). */
export const PhonesMin = 11
export const PhonesMax = 1000

/** What the desk of rights says (back office, sections 2.10 and 8). */
export const adminMessages = {
  selectCourse: '请选择课程',
  enterPhones: '请输入手机号',
  phonesLength: '长度在11到1000个字符',
  noTelephone: '没有可以分配的手机号',
  courseUnpublished: '课程发布后才可以分配',
  notAssignable: '只有课程、问答、继续教育和直播可以分配',
  assigned: '分配成功',
  nobodyAssigned: '没有新的手机号需要分配',
  deleted: '删除成功!',
  paidRight: '该课程由已支付的订单开通，不能删除；可以停用，或在订单中退款',
  studiedSeat: '学员已开始学习，名额不能收回；可以停用',
  statusChanged: '状态已被他人修改，已显示最新状态',
  refunded: '订单已退款，不能恢复',
  switchedOn: '课程已恢复有效',
  switchedOff: '课程已停用',
  stillOver: '已恢复，但失效时间已过，请修改失效时间',
  expirySaved: '保存成功',
  expiredAtOnce: '保存成功，失效时间已过，课程即刻失效',
  expiryDay: '请选择失效时间',
  expiryFormat: '失效时间格式应为 yyyy-MM-dd',
  reasonRequired: '请填写查看原因，2 到 200 个字',
  codeRevoked: '直播码已作废',
  codeCopied: '复制成功',
} as const

/** `其中…之前已经分配` */
export function alreadyAssigned(telephones: string[]): string {
  return `其中${telephones.join('、')}之前已经分配`
}

/** `其中…缺少姓名或身份证号` */
export function lackingIdentity(telephones: string[]): string {
  return `其中${telephones.join('、')}缺少姓名或身份证号`
}

/** `其中{list}之前已经分配`, beside what was assigned just now (learner side, section 8). */
export function assignedSentence(assigned: number, already: string[]): string {
  if (!already.length) return messages.assigned
  return assigned
    ? `${messages.assigned}，${alreadyAssigned(already)}`
    : messages.allAlreadyAssigned
}

/** More numbers than copies: nothing is assigned. */
export function tooFewSeats(wanted: number, free: number): string {
  return free
    ? `剩余名额只有${free}个，本次需要${wanted}个，请减少手机号后重新提交`
    : '名额已全部分配，没有剩余名额'
}

/** The copies of an order are good until the same day, whenever they are handed out. */
export function seatsOver(lastDay: string): string {
  return `该订单的学习权限已于${lastDay}到期，不能再分配`
}
