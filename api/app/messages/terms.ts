import { MaxMessageNoticesPerDay } from '../accounts/notices/terms.js'
import { hoursText, UsualMinutesPerHour } from '../settings/hours/terms.js'
import { Role } from '../core/roles.js'

/** A practice test if it has no correlation. */
interface TestData {
  paperId: number
  paperName: string
  correlationId: string | null
}

interface TaughtCourse {
  courseId: number
  courseName: string
  isAnswer: boolean
}

/** Kinds of messages, and the data that their text needs. */
export interface MessageData {
  orderPaid: { orderNo: string; orderName: string }
  /** `contents`: what the parcel contains. */
  parcelSent: { orderNo: string; expressCompany: string; trackingNo: string; contents: string }
  /** `hours`: the effect on the hours of its courses; empty if there is none. */
  refundDone: { orderNo: string; amount: string; hours: string }
  refundRefused: { orderNo: string; reason: string }
  /** A bank transfer with the code of the order and another amount: `paid` instead of `amount`. */
  transferAmount: { orderNo: string; paid: string; amount: string }
  transferExpiring: { orderNo: string; until: string }
  invoiceSent: { orderNo: string; way: InvoiceWay }
  /** The buyer has to correct a field. */
  invoiceReturned: { orderNo: string }
  invoiceReplaced: { orderNo: string }
  /** The buyer has to confirm a red letter within 72 hours. */
  reversalToConfirm: { orderNo: string; amount: string }
  courseAssigned: { courseId: number; courseName: string }
  hoursConfirmed: { courseName: string; minutes: number }
  hoursRefused: { courseName: string }
  hoursReverted: { courseName: string }
  certificatePrinted: { issueNo: string }
  certificateRevoked: { issueNo: string }
  hoursExpired: { courseName: string; years: number }
  /** `missing`: 必修 42 学时. */
  cycleDue: { kindName: string; missing: string; applyUntil: string }
  qualificationEnding: { kindName: string; validTo: string; applyUntil: string }
  organisationInvited: { organisationName: string }
  organisationReminded: { organisationName: string; kindName: string; applyUntil: string }
  /** Staff entered or corrected a qualification. */
  qualificationChanged: { kindName: string }
  commentApproved: { courseId: number; courseName: string }
  commentHidden: { courseId: number; courseName: string }
  testGraded: TestData
  testRegraded: TestData
  coursePublished: TaughtCourse
  courseSentBack: TaughtCourse
  courseUnpublished: TaughtCourse
  /** `page`: the page that lists this user's files. */
  exportReady: { fileName: string; page: string }
  /** `result`: the text of its state. */
  importFinished: { fileName: string; result: string; page: string }
  statementClosed: { month: string; page: string }
  webhookDisabled: { accountName: string; host: string; reason: string }
  serviceKeyEnding: { accountName: string; keyName: string; endsOn: string }
  /** A key that was replaced or revoked is still used. */
  serviceKeyRefused: { accountName: string; keyName: string }
}

export type MessageKind = keyof MessageData

export const MessagesPerPage = 20

/** Messages per call. */
export const MaxReadMessages = 100

/** Kinds that a user may also receive by SMS, with their templates (docs/drivers.md). */
export const SmsNotices = {
  courseAssigned: 'message-course-assigned',
  parcelSent: 'message-parcel-sent',
  hoursRefused: 'message-hours-refused',
  cycleDue: 'message-cycle-due',
  qualificationEnding: 'message-qualification-ending',
  courseSentBack: 'message-course-sent-back',
  statementClosed: 'message-statement-closed',
} as const satisfies { [Kind in MessageKind]?: string }
export type SmsKind = keyof typeof SmsNotices
export const SmsKinds = Object.keys(SmsNotices) as SmsKind[]

/** Users are only offered kinds that they can receive. */
const smsKindsOfRole: Record<Role, readonly SmsKind[]> = {
  [Role.User]: ['courseAssigned', 'parcelSent', 'hoursRefused', 'cycleDue', 'qualificationEnding'],
  [Role.Teacher]: ['courseSentBack'],
  [Role.Channel]: ['statementClosed'],
  [Role.Admin]: [],
  [Role.Auditor]: [],
}
export const smsKindsOf = (roles: readonly Role[]): SmsKind[] =>
  SmsKinds.filter((kind) => roles.some((role) => smsKindsOfRole[role].includes(kind)))

/** SMS per user and day. */
export const MaxSmsPerDay = MaxMessageNoticesPerDay

export const messages = {
  title: '我的消息',
  none: '还没有消息',
  noneUnread: '没有未读消息',
  chooseMessages: '请选择要标为已读的消息',
  readAll: '全部标为已读',
  settings: '消息设置',
  settingsSaved: '消息设置已保存',
  alwaysStored: '所有消息都保存在“我的消息”中，以下几种还可以用短信告诉您。',
  notYourKind: '您的账号没有这种消息，请刷新页面后重新选择',
  noSmsKinds: '您的账号没有可以用短信接收的消息，所有消息都在“我的消息”中。',
  noTelephone: '您还没有手机号，收不到短信。请先在个人信息中填写手机号，再回来选择。',
  addTelephone: '填写手机号',
  smsTo: (telephone: string) => `短信发送到${telephone}，每天最多${MaxSmsPerDay}条。`,
  smsTextHint: '短信里没有姓名、订单和成绩，详情请登录后查看。',
} as const

interface MessageText<Kind extends MessageKind> {
  /** Title of the kind in the settings and above its text. */
  title: string
  line: (values: MessageData[Kind], minutesPerHour: number) => string
  /** URL of the page that shows it. */
  link: (values: MessageData[Kind]) => string
}

const orderPage = ({ orderNo }: { orderNo: string }) => `/index/submitted-order-info/${orderNo}`
const coursePage = ({ courseId }: { courseId: number }) => `/index/course-info/${courseId}`
/** Numbers of other providers may have any characters; 学习档案 shows their certificates. */
const issuePage = ({ issueNo }: { issueNo: string }) =>
  /^[A-Z0-9-]+$/.test(issueNo) ? `/certificates/${issueNo}` : transcript()
const transcript = () => '/board/user/transcript'
const qualifications = () => '/board/user/qualifications'
const teacherCoursePath = ({ courseId, isAnswer }: TaughtCourse) =>
  `/board/teacher/${isAnswer ? 'answer' : 'course-detail'}/${courseId}`
const testPage = ({ paperId, correlationId }: TestData) =>
  correlationId ? `/index/test-papers/${paperId}/correlation-id/${correlationId}` : `/index/user-papers/${paperId}`
const developers = () => '/developers'
const learnerCoursePath = ({ page }: { page: string }) => page

const invoiceSentTexts = {
  file: '电子发票已开具，可以下载',
  mail: '电子发票已发送到您的邮箱',
  parcel: '纸质发票已随包裹寄出',
  courier: '纸质发票已寄出',
} as const
type InvoiceWay = keyof typeof invoiceSentTexts

export const MessageTexts: { [Kind in MessageKind]: MessageText<Kind> } = {
  orderPaid: { title: '订单已支付', line: ({ orderName }) => `“${orderName}”支付成功`, link: orderPage },
  parcelSent: {
    title: '包裹已发出',
    line: ({ contents, orderNo, expressCompany, trackingNo }) =>
      `${contents}已由${expressCompany}发出，单号${trackingNo}（订单${orderNo}）`,
    link: orderPage,
  },
  refundDone: {
    title: '退款已完成',
    line: ({ orderNo, amount, hours }) => `订单${orderNo}的${amount}元已退回${hours}`,
    link: orderPage,
  },
  refundRefused: {
    title: '退款申请未通过',
    line: ({ orderNo, reason }) => `订单${orderNo}的退款申请未通过：${reason}`,
    link: orderPage,
  },
  transferAmount: {
    title: '汇款金额不符',
    line: ({ orderNo, paid, amount }) =>
      `收到${paid}元，订单${orderNo}应付${amount}元。这笔款将退回，请按应付金额重新汇款`,
    link: orderPage,
  },
  transferExpiring: {
    title: '汇款即将到期',
    line: ({ orderNo, until }) => `还没有收到订单${orderNo}的汇款，付款码有效至${until}，已经汇出的请忽略`,
    link: orderPage,
  },
  invoiceSent: {
    title: '发票已开具',
    line: ({ orderNo, way }) => `订单${orderNo}的${invoiceSentTexts[way]}`,
    link: () => '/board/user/my-invoice',
  },
  invoiceReturned: {
    title: '发票信息有误',
    line: ({ orderNo }) => `订单${orderNo}的发票没有开具成功，请修改发票信息`,
    link: () => '/board/user/my-invoice',
  },
  invoiceReplaced: {
    title: '发票将重新开具',
    line: ({ orderNo }) => `订单${orderNo}的发票有误，已经冲红，请核对发票信息，我们将重新开具`,
    link: () => '/board/user/my-invoice',
  },
  reversalToConfirm: {
    title: '红字发票待确认',
    line: ({ orderNo, amount }) => `订单${orderNo}退款${amount}元的红字发票，请在72小时内到电子税务局确认`,
    link: () => '/board/user/my-invoice',
  },
  courseAssigned: { title: '课程已分配', line: ({ courseName }) => `“${courseName}”已为您开通`, link: coursePage },
  hoursConfirmed: {
    title: '学时已确认',
    line: ({ courseName, minutes }, minutesPerHour) =>
      `“${courseName}”的 ${hoursText(minutes, minutesPerHour)}已被省平台确认`,
    link: transcript,
  },
  hoursRefused: {
    title: '学时被退回',
    line: ({ courseName }) => `“${courseName}”的学时未被省平台接受，请查看原因`,
    link: transcript,
  },
  hoursReverted: {
    title: '学时已撤回',
    line: ({ courseName }) => `“${courseName}”已上传的学时被撤回`,
    link: transcript,
  },
  hoursExpired: {
    title: '学时已过期',
    line: ({ courseName, years }) => `“${courseName}”有满${years}年未上传的学时已过期`,
    link: transcript,
  },
  cycleDue: {
    title: '继续教育学时未完成',
    line: ({ kindName, missing, applyUntil }) => `您的${kindName}继续教育还差${missing}，请在 ${applyUntil} 前完成`,
    link: qualifications,
  },
  qualificationEnding: {
    title: '可以申请延续注册',
    line: ({ kindName, validTo, applyUntil }) =>
      `您的${kindName}有效期至 ${validTo}，现在可以申请延续注册，截止 ${applyUntil}`,
    link: qualifications,
  },
  organisationInvited: {
    title: '单位邀请您加入',
    line: ({ organisationName }) => `${organisationName}邀请您加入，用于为您分配课程`,
    link: () => '/board/user/organisations',
  },
  organisationReminded: {
    title: '学时提醒',
    line: ({ organisationName, kindName, applyUntil }) =>
      `${organisationName}提醒您：${kindName}的学时还没有完成，申请截止${applyUntil}`,
    link: () => '/board/user/organisations',
  },
  certificatePrinted: { title: '证书已打印', line: ({ issueNo }) => `证书${issueNo}已打印`, link: issuePage },
  certificateRevoked: {
    title: '证书已作废',
    line: ({ issueNo }) => `证书${issueNo}已作废，请查看原因`,
    link: issuePage,
  },
  qualificationChanged: {
    title: '执业证书有更新',
    line: ({ kindName }) => `管理员更新了您的“${kindName}”，请核对，有误可以修改`,
    link: () => '/board/user/qualifications',
  },
  testGraded: { title: '答卷已批阅', line: ({ paperName }) => `“${paperName}”已批阅，可以查看结果`, link: testPage },
  testRegraded: { title: '成绩已更正', line: ({ paperName }) => `“${paperName}”重新评分，成绩有变化`, link: testPage },
  commentApproved: {
    title: '评论已通过',
    line: ({ courseName }) => `您对“${courseName}”的评论已公开显示`,
    link: coursePage,
  },
  commentHidden: {
    title: '评论未通过',
    line: ({ courseName }) => `您对“${courseName}”的评论已禁止显示`,
    link: coursePage,
  },
  coursePublished: { title: '课程已发布', line: ({ courseName }) => `“${courseName}”已发布`, link: teacherCoursePath },
  courseSentBack: {
    title: '课程被退回',
    line: ({ courseName }) => `“${courseName}”被退回修改，请查看原因`,
    link: teacherCoursePath,
  },
  courseUnpublished: {
    title: '课程已撤销发布',
    line: ({ courseName }) => `“${courseName}”已撤销发布`,
    link: teacherCoursePath,
  },
  exportReady: { title: '导出已完成', line: ({ fileName }) => `“${fileName}”可以下载了`, link: learnerCoursePath },
  importFinished: {
    title: '数据导入已结束',
    line: ({ fileName, result }) => `“${fileName}”的导入${result}`,
    link: learnerCoursePath,
  },
  statementClosed: { title: '结算单已生成', line: ({ month }) => `${month}的结算单已生成`, link: learnerCoursePath },
  webhookDisabled: {
    title: '事件接收地址已停用',
    line: ({ accountName, host, reason }) => `服务账号“${accountName}”的接收地址${host}${reason}`,
    link: developers,
  },
  serviceKeyEnding: {
    title: '服务密钥即将到期',
    line: ({ accountName, keyName, endsOn }) =>
      `服务账号“${accountName}”的密钥“${keyName}”将在${endsOn}到期，请联系平台更换`,
    link: developers,
  },
  serviceKeyRefused: {
    title: '停用的服务密钥仍在使用',
    line: ({ accountName, keyName }) => `服务账号“${accountName}”的密钥“${keyName}”已更换或停用，但仍有系统在使用`,
    link: developers,
  },
}

/** Describes one stored message. */
export function describeMessage<Kind extends MessageKind>(
  kind: Kind,
  values: MessageData[Kind],
  minutesPerHour = UsualMinutesPerHour
) {
  const { title, line, link } = MessageTexts[kind]
  return { title, text: line(values, minutesPerHour), link: link(values) }
}
