import type { ApiCalls } from '../../support/api_calls'
import type { Opened } from './opened'

const paidOrder = '/board/admin/orders?telephone=13800000102&orderStatus=2'
const bankLines = '/board/admin/bank-lines?lineState=all'
const cycles = '/board/admin/education-cycles'
const qualifications = '/board/admin/qualifications'
const rules = '/board/admin/education-rules'
const published = '/board/admin/courses?courseStatus[]=published&courseType=1'

const person = async (calls: ApiCalls) => {
  const { users } = await calls.get('/api/admin/users-for-page?telephone=13800000101')
  return users[0].userId as number
}
const study = async (calls: ApiCalls) => `/board/admin/user-cert/${await person(calls)}`
const course = async (calls: ApiCalls, status: string, courseType = 1) => {
  const query = `courseStatus=${status}&courseType=${courseType}&pageSize=100`
  const { courses } = await calls.get(`/api/public/courses?${query}`)
  return courses[0].courseId as number
}
const detail = async (calls: ApiCalls) => `/board/admin/course-detail/${await course(calls, 'published')}`
const questions = async (calls: ApiCalls) => {
  const { questionBanks } = await calls.get('/api/admin/question-banks')
  return `/board/admin/question-banks/${questionBanks[0].questionBankId}/questions`
}
const paper = async (calls: ApiCalls) => {
  const { papers } = await calls.get('/api/admin/papers?ofSubject=0')
  return `/board/admin/papers/${papers[0].paperId}?tab=list`
}

const closedStatement = async (calls: ApiCalls) => {
  const { channels } = await calls.get('/api/admin/channels')
  const { rows } = await calls.get(`/api/admin/statements/${channels[0].userId}`)
  const { channelId, month } = rows.find((row: { state: string }) => row.state === 'closed')
  return `/board/admin/statements/${channelId}/${month}`
}

export const ofAdmins: Opened[] = [
  { of: 'pages/command-palette/Palette.tsx', at: '/board/admin/admin-index', key: 'Control+k' },
  { of: 'pages/Shell.tsx', at: '/board/admin/admin-index', press: ['打开菜单'], widths: [390] },
  { of: 'pages/messages/MessageDrawer.tsx', at: '/board/admin/admin-index', press: [/^消息/] },
  { of: 'pages/messages/SettingsDialog.tsx', at: '/board/admin/admin-index', press: [/^消息/, '消息设置'] },
  { of: 'pages/AccountMenu.tsx', at: '/board/admin/admin-index', press: [/林知微/, '退出登录'] },
  { of: 'resources/statistics/overview/ProductFigures.tsx', at: '/board/admin/admin-index', press: ['网络课程'] },
  { of: 'components/dialog/useDeleteConfirmation.ts', at: '/board/admin/teachers', press: [/^删除 /] },
  { of: 'components/list/views/ColumnsDrawer.tsx', at: published, press: ['列与行高'] },
  { of: 'components/list/views/ViewsDrawer.tsx', at: published, press: ['视图'] },
  { of: 'resources/catalogue/list/MoveDialog.tsx', at: published, press: [/^移动 /] },
  { of: 'resources/catalogue/list/BulkBar.tsx', at: published, press: [/^选择 /, '批量撤销'] },
  { of: 'resources/catalogue/publishing/useRevocation.tsx', at: detail, press: [/^撤\s*销$/] },
  { of: 'resources/catalogue/courses/CopyDialog.tsx', at: detail, press: [/^复\s*制$/] },
  {
    of: 'resources/catalogue/chapters/panel/ChapterDrawer.tsx',
    at: async (calls) => `/board/admin/course-detail/${await course(calls, 'unpublish')}`,
    press: ['视频列表', '添加章节'],
  },
  { of: 'components/video/PlayerDialog.tsx', at: detail, press: ['视频列表', /^预览 /] },
  {
    of: 'resources/catalogue/courses/SendBackDialog.tsx',
    at: async (calls) => `/board/admin/course-audit/${await course(calls, 'auditing')}`,
    press: ['退回修改'],
  },
  { of: 'components/richtext/LinkDialog.tsx', at: '/board/admin/article', press: ['链接'] },
  { of: 'components/richtext/FormulaDialog.tsx', at: '/board/admin/article', press: ['公式'] },
  { of: 'components/richtext/RichTextEditor.tsx', at: '/board/admin/article', press: ['预览'] },
  {
    of: 'resources/learning/user-courses/ExpiryDialog.tsx',
    at: '/board/admin/admin-assign-users/user-courses',
    press: [/^修改失效时间 /],
  },
  {
    of: 'components/dialog/ShowFullValueDialog.tsx',
    at: '/board/admin/admin-assign-users/user-courses',
    press: [/^查看完整手机号 /],
  },
  { of: 'resources/commerce/orders/show.tsx', at: paidOrder, press: [/^详情/] },
  { of: 'resources/commerce/orders/OrderDetails.tsx', at: paidOrder, press: [/^详情/, '查看完整信息'] },
  { of: 'resources/commerce/bank-lines/ImportDialog.tsx', at: bankLines, press: ['导入流水'] },
  { of: 'resources/commerce/bank-lines/show.tsx', at: bankLines, press: [/^详情 /] },
  { of: 'resources/commerce/bank-lines/MatchDialog.tsx', at: bankLines, press: [/^匹配 /] },
  { of: 'resources/commerce/bank-lines/DismissDialog.tsx', at: bankLines, press: [/^忽略 /] },
  { of: 'resources/commerce/refunds/RefundDialog.tsx', at: paidOrder, press: [/^详情/, /^退\s*款$/] },
  {
    of: 'resources/commerce/orders/DeliverDialog.tsx',
    at: '/board/admin/orders?orderStatus=2&deliverStatus=0',
    press: [/^发货 \d/],
  },
  { of: 'components/list/ExportButton.tsx', at: '/board/admin/loginlogs', press: ['下载 Excel'] },
  { of: 'resources/invoices/SendDialog.tsx', at: '/board/admin/invoices', press: [/^发送 /] },
  { of: 'resources/invoices/show.tsx', at: '/board/admin/invoices', press: [/^详情 /] },
  { of: 'components/reconciliation/ReconcileButton.tsx', at: '/board/admin/reconciliation', press: ['手动对账'] },
  { of: 'resources/exams/banks/BankDialog.tsx', at: '/board/admin/paper-work-space', press: ['新增题库'] },
  { of: 'resources/exams/questions/QuestionDialog.tsx', at: questions, press: ['新增题目'] },
  { of: 'resources/exams/imports/ImportDialog.tsx', at: questions, press: [/导入$/] },
  { of: 'resources/exams/papers/picker/QuestionPicker.tsx', at: paper, press: ['从题库选题'] },
  { of: 'resources/exams/clauses/ClauseDrawer.tsx', at: '/board/admin/clauses', press: [/^题目 /] },
  { of: 'resources/exams/clauses/ReplaceDialog.tsx', at: '/board/admin/clauses', press: [/^标记被替代 /] },
  { of: 'resources/exams/clauses/list.tsx', at: '/board/admin/clauses', press: [/^恢复现行 /] },
  {
    of: 'resources/channels/teacher-profiles/ProfileDialog.tsx',
    at: '/board/admin/teacher-profiles',
    press: ['新增名师'],
  },
  { of: 'resources/catalogue/synonyms/SynonymDialog.tsx', at: '/board/admin/synonyms', press: ['新增一组'] },
  { of: 'resources/accounts/users/CreateDialog.tsx', at: '/board/admin/loginlogs', press: ['新增学员'] },
  { of: 'resources/accounts/users/EditDialog.tsx', at: '/board/admin/loginlogs', press: [/^修改 /] },
  {
    of: 'resources/objects/EntryDrawer.tsx',
    at: '/board/admin/audit-logs?action=statement.close',
    press: [/^结算渠道对账单/],
  },
  { of: 'resources/objects/ObjectHistory.tsx', at: questions, press: [/^历史/] },
  {
    of: 'resources/media/cloud-videos/list.tsx',
    at: '/board/admin/admin-assign-users/cloud-videos',
    press: [/^用在哪里 /],
  },
  { of: 'resources/certificates/education-cycles/CycleDrawer.tsx', at: cycles, press: [/^明细 /] },
  { of: 'resources/certificates/education-cycles/RecountDialog.tsx', at: cycles, press: [/^选择 /, '重新计算'] },
  { of: 'resources/certificates/qualifications/VerifyDialog.tsx', at: qualifications, press: [/^核验 /] },
  { of: 'resources/certificates/qualifications/CorrectDialog.tsx', at: qualifications, press: [/^更正 /] },
  { of: 'resources/certificates/qualifications/ImportDialog.tsx', at: qualifications, press: ['导入 Excel'] },
  { of: 'resources/certificates/education-rules/RuleDialog.tsx', at: rules, press: ['新增规则版本'] },
  { of: 'resources/certificates/education-rules/NewKindDialog.tsx', at: rules, press: ['新增证书类别'] },
  { of: 'resources/certificates/education-rules/ChangeKindDialog.tsx', at: rules, press: ['修改类别'] },
  { of: 'resources/certificates/issues/RevokeDialog.tsx', at: '/board/admin/certificate-issues', press: [/^作废 /] },
  {
    of: 'resources/certificates/learner-certificates/DeleteUploadDialog.tsx',
    at: '/board/admin/push-logs?state=failed',
    press: [/^删除 /],
  },
  {
    of: 'resources/certificates/learner-certificates/RevertDialog.tsx',
    at: '/board/admin/push-logs?state=confirmed',
    press: [/^撤回 /],
  },
  { of: 'resources/certificates/learner-certificates/RecordsDrawer.tsx', at: study, press: [/^学时明细 /, /^记录 /] },
  {
    of: 'resources/certificates/learner-certificates/EvidenceDialog.tsx',
    at: study,
    press: [/^学时明细 /, /^导出证据 /],
  },
  { of: 'resources/certificates/learner-certificates/CorrectDialog.tsx', at: study, press: [/^校正学时 /] },
  {
    of: 'resources/catalogue/qualification-kinds/CourseKindsDialog.tsx',
    at: async (calls) => `/board/admin/course-detail/${await course(calls, 'published', 5)}`,
    press: ['修改计入的证书类别'],
  },
  {
    of: 'resources/catalogue/presence-policies/PolicyDialog.tsx',
    at: '/board/admin/presence-policies',
    press: ['新增规则'],
  },
  { of: 'resources/learning/anomalies/MarkDialog.tsx', at: '/board/admin/anomalies', press: [/^标记 /] },
  {
    of: 'resources/partners/service-accounts/AccountDialog.tsx',
    at: '/board/admin/service-accounts',
    press: ['新增服务账号'],
  },
  { of: 'resources/transfer/UploadDialog.tsx', at: '/board/admin/imports', press: ['上传数据'] },
  { of: 'resources/transfer/ExportDialog.tsx', at: '/board/admin/imports', press: ['导出数据'] },
  { of: 'resources/settings/app-packages/PublishDialog.tsx', at: '/board/admin/app-packages', press: ['发布新版本'] },
  { of: 'resources/statistics/statements/useClosing.tsx', at: '/board/admin/statements', press: [/^结算 /] },
  {
    of: 'resources/statistics/statements/PayoutDialog.tsx',
    at: (calls) => closedStatement(calls),
    press: ['标记已支付'],
  },
  { of: 'resources/commerce/orders/bulk/OrderBulk.tsx', at: paidOrder, press: [/^选择 /, '下载选中的订单'] },
  { of: 'resources/catalogue/list/TagsDialog.tsx', at: published, press: [/^选择 /, '修改标签'] },
  { of: 'resources/statistics/statements/useMonthClosing.tsx', at: '/board/admin/statements', press: ['全部结算'] },
  { of: 'pages/secondFactor/PasskeyDialog.tsx', at: '/board/admin/profile', press: ['登记通行密钥'] },
  { of: 'pages/secondFactor/TotpDialog.tsx', at: '/board/admin/profile', press: [/^开\s*启$/] },
]

/** They need a state that a flow creates first, or typed input: the wrapper and its tests are the same. */
export const inFlows = new Set([
  'resources/statistics/statements/CancelPayoutDialog.tsx',
  'resources/commerce/orders/bulk/ShipManyDialog.tsx',
  'components/list/useBulk.tsx',
  'components/dialog/UnsavedGuard.tsx',
  'components/dialog/useUnsavedChanges.ts',
  'components/video/UploadProgress.tsx',
  'pages/IdleLogout.tsx',
  'pages/confirmIdentity/ConfirmIdentityDialog.tsx',
  'resources/accounts/audit-logs/BreakList.tsx',
  'resources/accounts/person/ChangeAccountDialog.tsx',
  'resources/organisations/CloseDialog.tsx',
  'resources/organisations/VerifyDialog.tsx',
  'resources/accounts/person/LiftHoldDialog.tsx',
  'resources/accounts/person/PersonDetails.tsx',
  'resources/accounts/person/RolesDialog.tsx',
  'resources/accounts/profile/Identity.tsx',
  'resources/accounts/profile/SecondFactorDialogs.tsx',
  'resources/accounts/profile/Sessions.tsx',
  'resources/accounts/users/list.tsx',
  'resources/catalogue/chapters/ChapterTree.tsx',
  'resources/catalogue/chapters/panel/CloudVideoDialog.tsx',
  'resources/catalogue/form/ConflictDialog.tsx',
  'resources/catalogue/list/BulkResults.tsx',
  'resources/catalogue/publishing/PreflightDialog.tsx',
  'resources/certificates/education-cycles/ConfirmDialog.tsx',
  'resources/certificates/education-cycles/MoveDialog.tsx',
  'resources/certificates/hour-reconciliation/ResolveDiscrepancyDialog.tsx',
  'resources/certificates/push-logs/UploadActions.tsx',
  'resources/channels/staff/useStaffForm.tsx',
  'resources/commerce/payment-exceptions/ExceptionActions.tsx',
  'resources/commerce/payment-exceptions/RefundExceptionDialog.tsx',
  'resources/commerce/payment-exceptions/ResolveDialog.tsx',
  'resources/commerce/refunds/GoodsReturnDialog.tsx',
  'resources/commerce/refunds/RefuseRequestDialog.tsx',
  'resources/commerce/refunds/SerialDialog.tsx',
  'resources/exams/analysis/ItemDrawer.tsx',
  'resources/exams/analysis/paper.tsx',
  'resources/exams/papers/scores.tsx',
  'resources/exams/questions/QuestionBulk.tsx',
  'resources/exams/regrades/RegradeDialog.tsx',
  'resources/invoices/AttachDialog.tsx',
  'resources/invoices/NumberDialog.tsx',
  'resources/invoices/ReverseDialog.tsx',
  'resources/learning/presence-checks/AnswerDialog.tsx',
  'resources/learning/user-courses/StatusSwitch.tsx',
  'resources/learning/user-courses/list.tsx',
  'resources/learning/user-courses/assign/CodesDrawer.tsx',
  'resources/learning/user-courses/assign/useAssign.tsx',
  'resources/learning/user-courses/assign/useRevocation.ts',
  'resources/partners/service-accounts/KeyDialog.tsx',
  'resources/partners/service-accounts/KeyDrawer.tsx',
  'resources/partners/service-accounts/NewKeyDialog.tsx',
  'resources/partners/service-accounts/list.tsx',
  'resources/partners/service-accounts/webhooks/DeliveryDrawer.tsx',
  'resources/partners/service-accounts/webhooks/EndpointDialog.tsx',
  'resources/partners/service-accounts/webhooks/EndpointDrawer.tsx',
  'resources/partners/service-accounts/webhooks/TestResultDialog.tsx',
  'resources/settings/ParamsForm.tsx',
  'resources/settings/legal-texts/PublishForm.tsx',
  'resources/settings/legal-texts/VersionDrawer.tsx',
  'resources/statistics/study/LeavingParts.tsx',
])
