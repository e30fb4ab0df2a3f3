import { ClosingBlockerText } from '#accounts/closing/terms'
import { messages as presenceMessages, PresenceConsent } from '#accounts/presence/terms'
import { cycleMessages } from '#certificates/cycles/terms'
import { messages as invoiceMessages } from '#invoices/terms'
import { issueMessages } from '#certificates/issues/terms'
import { bankMessages } from '#commerce/bank_transfers/terms'
import { lastBilledDay } from '#commerce/reconciliation/days_to_reconcile'
import { workbookMessages } from '#core/spreadsheets/terms'
import { now } from '#core/time'
import { learnerImportMessages } from '#learning/learner_imports/terms'
import { noteMessages } from '#learning/notes/terms'
import { examStaffSamples } from '#tests/functional/authorisation/exam_fixture'
import { examSamples } from '#tests/functional/authorisation/exam_samples'
import { partnerSamples } from '#tests/functional/authorisation/partner_samples'
import { statementSamples } from '#tests/functional/authorisation/statement_samples'
import { exportSamples } from '#tests/functional/exports/samples'
import { transferSamples } from '#tests/functional/transfer/samples'
import { actors, type Actor } from '#tests/functional/authorisation/route_table'
import type { MatrixFixture } from '#tests/functional/authorisation/matrix_fixture'

export interface Sample {
  /** Values of the path parameters, in order. */
  path?: (string | number)[]
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  /** The expected error code or message for permitted actors, when the test data does not allow success. */
  expected?: string
}

const credential = { id: 'bm9uZQ', rawId: 'bm9uZQ', type: 'public-key' }
const passkeyAnswer = {
  challengeId: 'none',
  response: { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' } },
}
const ownPassword = { currentPassword: 'Zhuxue-Test-2026' }

const teacherProfile = {
  teacherName: '李老师',
  school: '建筑学院',
  teacherTitle: '副教授',
  introduction: '讲工程造价。',
  motto: '先算清楚。',
  profileOrder: 2,
}

const organisation = { organisationName: '济南筑安建设有限公司', creditCode: '91370100MA3C0WRQ0F' }
const sharing = { kinds: ['constructor-2'], version: '1' }

const organisationSamples: Record<string, (fixture: MatrixFixture, actor: Actor) => Sample> = {
  'POST /api/user/organisations': () => ({ body: organisation }),
  'PUT /api/user/organisations/:id': ({ pendingOrganisationId }) => ({
    path: [pendingOrganisationId],
    body: organisation,
  }),
  'GET /api/user/organisations/:id/members': ({ organisationId }) => ({ path: [organisationId] }),
  'POST /api/user/organisations/:id/members': ({ organisationId }) => ({
    path: [organisationId],
    // Invited already: the SMS of a new one would be sent during the next call.
    body: { telephones: '13911118888', department: '工程部' },
  }),
  'PUT /api/user/organisations/:id/members/:memberId': ({ organisationId, organisationMemberId }) => ({
    path: [organisationId, organisationMemberId],
    body: { listedName: '张三', department: '工程部', memberRole: 'viewer' },
  }),
  'DELETE /api/user/organisations/:id/members/:memberId': ({ organisationId, organisationMemberId }) => ({
    path: [organisationId, organisationMemberId],
  }),
  'GET /api/user/organisations/:id/hours': ({ organisationId }) => ({ path: [organisationId] }),
  'GET /api/user/organisations/:id/hours-export': ({ organisationId }) => ({ path: [organisationId] }),
  'GET /api/user/organisations/:id/events': ({ organisationId }) => ({ path: [organisationId] }),
  'GET /api/user/organisations/:id/goals': ({ organisationId }) => ({ path: [organisationId] }),
  'POST /api/user/organisations/:id/goals': ({ organisationId }) => ({
    path: [organisationId],
    body: { kindCode: 'constructor-2', dueOn: `2099-12-${10 + (goalDay++ % 20)}` },
  }),
  'DELETE /api/user/organisations/:id/goals/:goalId': ({ organisationId, organisationGoalId }) => ({
    path: [organisationId, organisationGoalId],
  }),
  'POST /api/user/organisations/:id/reminders': ({ organisationId }) => ({
    path: [organisationId],
    body: { filter: {} },
  }),
  'POST /api/user/organisations/:id/handovers': ({ organisationId, paidOrderNo }) => ({
    path: [organisationId],
    body: { orderId: paidOrderNo },
  }),
  'POST /api/user/memberships/:id/acceptances': ({ invitationId }) => ({
    path: [invitationId],
    body: { shares: true, ...sharing },
  }),
  'POST /api/user/memberships/:id/refusals': ({ invitationId }) => ({ path: [invitationId] }),
  'PUT /api/user/memberships/:id/sharing': ({ membershipId }) => ({ path: [membershipId], body: sharing }),
  'POST /api/user/memberships/:id/ownership': ({ membershipId }) => ({ path: [membershipId] }),
  'GET /api/user/memberships/:id/readings': ({ membershipId }) => ({ path: [membershipId] }),
  'DELETE /api/user/memberships/:id': ({ membershipId }) => ({ path: [membershipId] }),
  'POST /api/admin/organisations/:id/closures': ({ organisationId }) => ({
    path: [organisationId],
    body: { reason: '单位已注销' },
  }),
  'POST /api/admin/organisations/:id/verifications': ({ pendingOrganisationId }) => ({
    path: [pendingOrganisationId],
    body: { verified: true, reason: '已核对营业执照复印件' },
  }),
}

const educationRuleForm = {
  validFrom: '2031-01-01',
  cycleMonths: 36,
  requiredHours: 60,
  electiveHours: 60,
  extraRequiredHours: 30,
  extraElectiveHours: 30,
  minutesPerHour: 45,
  countBy: 'confirmed',
  applyFromDays: 180,
  applyUntilDays: 30,
  milestones: [],
  sourceTitle: '继续教育实施办法',
  checkedBy: '张三',
  checkedOn: '2026-01-01',
}

/** A valid call for each route; only the actor differs. Routes without a sample need no input. */
let qualificationYear = 2025
let goalDay = 0

export const samples: Record<string, (fixture: MatrixFixture, actor: Actor) => Sample> = {
  ...examStaffSamples,
  ...examSamples,
  ...exportSamples,
  ...transferSamples,
  'POST /api/security/login': ({ people }) => ({
    body: { loginName: people.user.user.loginName, passwd: 'Zhuxue-Test-2026', loginType: 'password' },
  }),
  'POST /api/security/register': ({ people }) => ({
    body: {
      loginName: '13911113333',
      verifyCode: '000000',
      userName: '张三',
      idCard: people.user.idCard,
      passwd: 'an open window',
    },
    expected: '验证码错误或已失效',
  }),
  'POST /api/security/reset-password': ({ people }) => ({
    body: {
      idCard: people.user.idCard,
      telephone: people.user.user.telephone,
      verifyCode: '000000',
      newPassword: 'an open window',
    },
    expected: '身份信息或验证码不正确',
  }),
  'GET /api/public/user/verify-code': (_fixture, actor) => ({
    query: { telephone: `1391111000${actors.indexOf(actor)}` },
  }),
  'POST /api/security/login/code': () => ({
    body: { challengeId: 'none', code: '000000' },
    expected: 'challenge-expired',
  }),
  'POST /api/security/login/passkey-options': () => ({ body: {} }),
  'POST /api/security/login/passkey': () => ({ body: passkeyAnswer, expected: 'challenge-expired' }),
  'POST /api/security/staff-step': (_fixture, actor) => ({
    body: { passwd: 'not-it' },
    expected: /user/.test(actor) ? 'no-staff-role' : '当前密码不正确',
  }),
  'POST /api/security/staff-step/code': () => ({
    body: { challengeId: 'none', code: '000000' },
    expected: 'challenge-expired',
  }),
  'POST /api/security/staff-step/passkey-options': () => ({
    body: { challengeId: 'none' },
    expected: 'challenge-expired',
  }),
  'POST /api/security/staff-step/passkey': () => ({ body: passkeyAnswer, expected: 'challenge-expired' }),
  // All actors have a passkey.
  'POST /api/security/staff-step/confirmations': () => ({
    body: { passwd: 'not-it' },
    expected: '请输入验证码或恢复码',
  }),
  'POST /api/security/staff-step/confirmations/passkey': () => ({ body: passkeyAnswer, expected: 'challenge-expired' }),
  'POST /api/user/second-factor/enrolments': () => ({ body: ownPassword }),
  'POST /api/user/second-factor/totp': () => ({
    body: { enrolment: 'none', code: '000000' },
    expected: 'challenge-expired',
  }),
  'POST /api/user/second-factor/totp/removals': () => ({ body: { code: '000000' }, expected: '还没有开启二次验证' }),
  'POST /api/user/second-factor/recovery-codes': () => ({
    body: { code: '000000' },
    expected: '验证码不正确或已使用过',
  }),
  'POST /api/user/second-factor/passkey-options': () => ({ body: ownPassword }),
  'POST /api/user/second-factor/passkeys': () => ({
    body: {
      challengeId: 'none',
      passkeyName: '办公室',
      response: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'e30' } },
    },
    expected: 'challenge-expired',
  }),
  'PUT /api/user/second-factor/passkeys/:id': ({ passkeyIds }, actor) => ({
    path: [passkeyIds[actor] ?? 0],
    body: { passkeyName: '家里' },
  }),
  'POST /api/user/second-factor/passkeys/:id/removals': ({ passkeyIds }, actor) => ({
    path: [passkeyIds[actor] ?? 0],
    body: ownPassword,
  }),
  'POST /api/user/profile': ({ people }, actor) => ({
    body: actor === 'visitor' ? {} : { telephone: people[actor].user.telephone },
  }),
  'POST /api/user/own-data/file': () => ({ expected: '请输入当前密码' }),
  'POST /api/user/account-closing': ({ people }, actor) => ({
    body: { currentPassword: 'not the password', giveUpHours: true },
    expected: closingError(actor, actor !== 'visitor' && people[actor].user.isStaff),
  }),
  'POST /api/user/face-verify/init-certify': () => ({ body: { metaInfo: '{}' } }),
  'GET /api/user/face-verify/is-verify-passed': ({ certifyId }) => ({ query: { certifyId } }),
  'POST /api/user/verify-face-result': ({ certifyId }) => ({ query: { certifyId } }),
  'GET /api/public/download-app': () => ({ expected: '安装包尚未上传，请稍后再试' }),
  'GET /api/public/search': () => ({ query: { keyword: '课程' } }),
  'GET /api/public/search/suggestions': () => ({ query: { keyword: '课' } }),
  'POST /api/admin/teacher-profiles': () => ({ body: teacherProfile }),
  'PUT /api/admin/teacher-profiles/:id': ({ teacherProfileId }) => ({
    path: [teacherProfileId],
    body: { ...teacherProfile, lockVersion: 0 },
  }),
  'DELETE /api/admin/teacher-profiles/:id': ({ teacherProfileId }) => ({ path: [teacherProfileId] }),
  'POST /api/admin/synonym-groups': () => ({ body: { words: ['样本一', '样本二'] } }),
  'PUT /api/admin/synonym-groups/:id': ({ synonymGroupId }) => ({
    path: [synonymGroupId],
    body: { words: ['样本三', '样本四'] },
  }),
  'DELETE /api/admin/synonym-groups/:id': ({ synonymGroupId }) => ({ path: [synonymGroupId] }),
  'POST /api/public/orders/fresh-price': ({ courseId }) => ({ body: { products: [{ courseId, courseCount: 1 }] } }),
  'GET /api/public/cart-items': ({ courseId }) => ({ query: { courseIds: String(courseId) } }),
  'POST /api/user/cart-merges': ({ courseId }) => ({ body: { products: [{ courseId, courseCount: 1 }] } }),
  'POST /api/user/presence-checks/:id/answers': ({ presenceCheckId }) => ({
    path: [presenceCheckId],
    body: { way: 'press' },
    expected: presenceMessages.wayNotOffered,
  }),
  'POST /api/user/presence-checks/:id/face-checks': ({ presenceCheckId }) => ({
    path: [presenceCheckId],
    body: { metaInfo: '{}', returnPath: '/board/user/my-course' },
  }),
  'POST /api/user/presence-checks/:id/face-results': ({ presenceCheckId, certifyId }) => ({
    path: [presenceCheckId],
    body: { certifyId },
  }),
  'POST /api/user/presence-checks/:id/sms-codes': ({ presenceCheckId }) => ({ path: [presenceCheckId] }),
  'POST /api/user/presence-consents': () => ({ body: { version: PresenceConsent.version } }),
  'POST /api/admin/presence-policies': () => ({
    body: {
      policyName: '样本规则',
      promptFromMinutes: 15,
      promptToMinutes: 30,
      faceAtStart: true,
      faceBeforeChapterTest: false,
      faceBeforeCourseTest: true,
      faceBeforeUpload: true,
      faceHoldsMinutes: 120,
      alternative: 'sms',
      onVendorFailure: 'excuse',
      assessmentRef: 'PIA-2026-01',
      checkedBy: '王老师',
    },
  }),
  'POST /api/admin/presence-checks/:id/staff-answers': ({ presenceCheckId }) => ({
    path: [presenceCheckId],
    body: { reason: '视频通话核对了身份证' },
  }),
  'GET /api/admin/courses/:id/qualification-kinds': ({ courseId }) => ({ path: [courseId] }),
  'PUT /api/admin/courses/:id/qualification-kinds': ({ courseId }) => ({ path: [courseId], body: { kindIds: [] } }),
  'GET /api/admin/courses/:id/presence-policy': ({ courseId }) => ({ path: [courseId] }),
  'PUT /api/admin/courses/:id/presence-policy': ({ courseId, presencePolicyId }) => ({
    path: [courseId],
    body: { presencePolicyId },
  }),
  'GET /local/face/:certifyId': () => ({ path: ['0123456789abcdef0123456789abcdef'] }),
  'POST /local/face/:certifyId': () => ({ path: ['0123456789abcdef0123456789abcdef'], body: { verdict: 'passed' } }),
  'POST /api/user/messages/read': () => ({ body: { all: true } }),
  'POST /api/user/messages/settings': (_fixture, actor) => ({
    body: { smsKinds: /user/.test(actor) ? ['parcelSent'] : [] },
  }),
  // Ending sessions would sign out the actors of this test.
  'POST /api/user/sessions/endings': () => ({ expected: '请选择退出其他设备或全部设备' }),
  'DELETE /api/user/sessions/:id': ({ tokens }) => ({ path: [sessionIdOf(tokens.user!)] }),
  'GET /api/public/courses': () => ({ query: { courseType: 1 } }),
  'GET /api/public/courses/:id': ({ courseId }) => ({ path: [courseId] }),
  'GET /api/public/courses/:id/chapters': ({ courseId }) => ({ path: [courseId] }),
  'GET /api/public/courses/:id/published-chapters': ({ courseId }) => ({ path: [courseId] }),
  'GET /api/user/courses/:id/bought': ({ courseId }) => ({ path: [courseId] }),
  'GET /api/user/courses/:id/cooperative-url': ({ cooperativeCourseId }) => ({
    path: [cooperativeCourseId],
    // No user has a confirmed profile.
    expected: 'profile-incomplete',
  }),
  'GET /api/user/courses/:id/valid-live-code/:code': ({ courseId }) => ({
    path: [courseId, 'ABCDEFGH23'],
    expected: '直播码无效',
  }),
  'POST /api/user/courses/study/:id': ({ courseId, chapterId }) => ({
    path: [courseId],
    query: { courseChapterId: chapterId },
    expected: '未完成视频观看：还没有观看',
  }),
  'GET /api/vod/play-url': ({ courseId, videoId }) => ({ query: { courseId, videoId } }),
  'GET /api/vod/play-urls': ({ courseId, videoId }) => ({ query: { courseId, videoId } }),
  'POST /api/vod/upload-play-time': ({ courseId, videoId, coursePlayId }) => ({
    body: { courseId, videoId, coursePlayId, totalPlayTime: 30 },
  }),
  'GET /api/vod/download-url': ({ courseId, videoId }) => ({ query: { courseId, videoId } }),
  'POST /api/user/cart-items': ({ courseId }) => ({ body: { courseId, courseCount: 1 } }),
  'DELETE /api/user/cart-items/:id': ({ cartItemId }) => ({ path: [cartItemId] }),
  'DELETE /api/user/cart-items-batch': ({ cartItemId }) => ({ query: { cartItemIds: String(cartItemId) } }),
  'POST /api/user/orders/buy': ({ courseId }) => ({
    body: {
      products: [{ courseId, courseCount: 1 }],
      orderType: 'single',
      tradeType: 'NATIVE',
      renew: [courseId],
      orderAmt: 100,
    },
  }),
  'POST /api/user/orders/fresh-price': ({ courseId }) => ({ body: { products: [{ courseId, courseCount: 1 }] } }),
  'GET /api/user/course-edu-logs/further-edu-cert-id/:id': ({ certificateId }) => ({ path: [certificateId] }),
  'GET /api/user/study-logs/course-edu-log-id/:id': ({ courseEduLogId }) => ({ path: [courseEduLogId] }),
  'GET /api/user/course-edu-logs/:id/ledger': ({ courseEduLogId }) => ({ path: [courseEduLogId] }),
  'GET /api/admin/course-edu-logs/:id/ledger': ({ courseEduLogId }) => ({ path: [courseEduLogId] }),
  'GET /api/user/play-sessions/:id/beats': ({ playSessionId }) => ({ path: [playSessionId] }),
  'GET /api/admin/play-sessions/:id/beats': ({ playSessionId }) => ({ path: [playSessionId] }),
  'POST /api/user/certs/upload-hours': ({ courseEduLogId }) => ({ query: { courseEduLogId } }),
  'GET /api/user/push-logs/course-edu-log-id/:id': ({ courseEduLogId }) => ({ path: [courseEduLogId] }),
  'POST /api/admin/revert-upload-hours/:id': ({ confirmedUploadId }) => ({
    path: [confirmedUploadId],
    body: { reason: '测试', receiptNo: 'CX0001' },
  }),
  'DELETE /api/admin/push-logs/:id': ({ refusedUploadId }) => ({ path: [refusedUploadId], body: { reason: '测试' } }),
  'POST /api/user/correct-certificate-hours': ({ certificateId }) => ({
    query: { furtherEduCertId: certificateId },
    body: { reason: '测试' },
  }),
  'GET /api/admin/certificates/:id/correction-preview': ({ certificateId }) => ({ path: [certificateId] }),
  'POST /api/user/certs/print/generate': ({ printableId }) => ({ body: { certIds: [printableId] } }),
  'GET /api/user/certs/print/cycles': ({ printableId }) => ({ query: { certIds: printableId } }),
  'GET /api/user/certificate-issues/:id/file': ({ issueId }) => ({ path: [issueId] }),
  'GET /api/admin/users/:id/certificate-issues': ({ people }) => ({ path: [people.user.user.id] }),
  'POST /api/admin/certificate-issues/:id/revoke': ({ issueId }) => ({ path: [issueId], body: { reason: '测试' } }),
  'GET /api/public/foreign-certificates': () => ({ query: { number: 'JX-2024-1' } }),
  'GET /api/user/foreign-certificates/:id/file': ({ foreignCertificateId }) => ({ path: [foreignCertificateId] }),
  'POST /api/admin/foreign-certificates/:id/revoke': ({ foreignCertificateId }) => ({
    path: [foreignCertificateId],
    body: { reason: '测试' },
  }),
  'POST /api/public/certificate-files': () => ({ expected: issueMessages.otherFile }),
  'GET /api/public/certificates/:number': ({ issueNo }) => ({ path: [issueNo] }),
  'GET /api/public/status-lists/:list': () => ({ path: [1] }),
  'GET /api/public/certificates/:number/credential': ({ issueNo }) => ({ path: [issueNo] }),
  'POST /local/invoices/mode': () => ({ body: { mode: 'accept' } }),
  'POST /local/invoices/notes/:requestNo/changes': () => ({ path: ['nobody'], body: { change: 'deny' } }),
  'POST /local/province/mode': () => ({ body: { mode: 'accept' } }),
  'POST /local/province/uploads/:pushId/changes': () => ({ path: ['nobody'], body: { change: 'forget' } }),
  'GET /api/admin/push-logs-export': () => ({ query: { uploadedFrom: '2026-01-01', uploadedTo: '2026-01-31' } }),
  'POST /api/admin/push-logs/:id/inquiries': ({ confirmedUploadId }) => ({ path: [confirmedUploadId] }),
  'POST /api/admin/course-edu-logs/:id/evidence': ({ courseEduLogId }) => ({
    path: [courseEduLogId],
    body: { reason: '主管部门核查' },
  }),
  'POST /api/admin/anomalies/:id/marks': ({ anomalyId }) => ({
    path: [anomalyId],
    body: { anomalyStatus: 'explained', note: '培训机构集中学习' },
  }),
  'GET /api/admin/hour-reconciliations/:day': () => ({ path: ['2026-01-02'] }),
  'POST /api/admin/hour-reconciliations': () => ({ body: { day: yesterday() } }),
  'POST /api/admin/hour-differences/:id/resolutions': ({ registryDifferenceId }) => ({
    path: [registryDifferenceId],
    body: { resolution: 'explain', note: '已与省平台核对' },
  }),
  'GET /api/admin/users/:id/scores': ({ people }) => ({ path: [people.user.user.id] }),
  'GET /api/admin/users/:id/certs': ({ people }) => ({ path: [people.user.user.id] }),
  'GET /api/admin/object-uses': ({ courseId }) => ({ query: { object: `course:${courseId}` } }),
  'PUT /api/admin/audit-logs/:id/acknowledgement': () => ({
    path: [1],
    body: { reason: '已与当事人核对' },
    expected: '这条记录没有待确认的异常，请重新校验',
  }),
  'GET /api/orders/:orderNo': ({ orderNo }) => ({ path: [orderNo] }),
  'DELETE /api/user/orders/:orderNo': ({ orderNo }) => ({ path: [orderNo] }),
  'GET /api/orders/:orderNo/tracking-logs': ({ orderNo }) => ({ path: [orderNo] }),
  'GET /api/public/orders/:orderNo/qrcode': ({ orderNo }) => ({ path: [orderNo] }),
  'POST /api/pay/:provider/notify': () => ({ path: ['local'] }),
  'POST /api/user/orders/:orderNo/payment-attempts': ({ orderNo }) => ({ path: [orderNo], body: { way: 'jsapi' } }),
  'GET /api/user/orders/:orderNo/order-items': ({ paidOrderNo }) => ({ path: [paidOrderNo] }),
  'POST /api/user/orders/:orderNo/order-items/:itemId/assign-to-users': ({ paidOrderNo, seatItemId }) => ({
    path: [paidOrderNo, seatItemId],
    body: { telephones: ['13911114444'] },
  }),
  'POST /api/user/orders/:orderNo/order-items/:itemId/seat-previews': ({ paidOrderNo, seatItemId }) => ({
    path: [paidOrderNo, seatItemId],
    body: { telephones: ['13911116666'] },
  }),
  'GET /api/user/orders/:orderNo/order-items/:itemId/assigned-users': ({ paidOrderNo, seatItemId }) => ({
    path: [paidOrderNo, seatItemId],
  }),
  'POST /api/user/orders/:orderNo/order-items/:itemId/seats/:seatNo/move': ({ paidOrderNo, seatItemId }) => ({
    path: [paidOrderNo, seatItemId, 1],
    body: { telephone: '13911115555' },
  }),
  'DELETE /api/user/orders/:orderNo/order-items/:itemId/seats/:seatNo': ({ paidOrderNo, seatItemId }) => ({
    path: [paidOrderNo, seatItemId, 1],
  }),
  'GET /api/user/orders/:orderNo/order-items/:itemId/seats/export': ({ paidOrderNo, seatItemId }) => ({
    path: [paidOrderNo, seatItemId],
  }),
  'POST /api/user/training-centre/reminders': ({ seatItemId }) => ({
    body: { seats: [{ orderItemId: seatItemId, seatNo: 1 }] },
  }),
  ...organisationSamples,
  'POST /api/admin/user-courses/:id/move': ({ seatId }) => ({ path: [seatId], body: { telephone: '13911115555' } }),
  'POST /api/admin/shipments': ({ parcelOrderNo }) => ({
    body: { shipments: [{ orderId: parcelOrderNo, trackingNo: 'SF1234567890' }] },
  }),
  'POST /api/admin/orders/:orderNo/deliver': ({ parcelOrderNo }) => ({
    path: [parcelOrderNo],
    body: { trackingNo: 'SF1234567890123' },
  }),
  'GET /api/invoices/:id': ({ invoiceId }) => ({ path: [invoiceId] }),
  'GET /api/invoices/orderid/:orderNo': ({ parcelOrderNo }) => ({ path: [parcelOrderNo] }),
  'POST /api/invoices': ({ paidOrderNo }) => ({
    body: {
      orderId: paidOrderNo,
      invoiceType: 1,
      payerType: 1,
      payerName: '张三',
      maillingName: '张三',
      maillingTelephone: '13911112222',
      payerEmail: 'invoice@example.com',
    },
  }),
  'GET /api/invoices/:id/files/:fileId': ({ invoiceId, invoiceFileId }) => ({ path: [invoiceId, invoiceFileId] }),
  'POST /api/invoices/:id/send': ({ invoiceId }) => ({ path: [invoiceId], body: {} }),
  'GET /api/user/discount/:exclusiveCode': ({ exclusiveCode }) => ({ path: [exclusiveCode] }),
  'POST /api/user/addresses': () => ({
    body: {
      name: '张三',
      telephone: '13911112222',
      region: ['370000', '370100', '370102'],
      address: '泉城路1号',
      defaultAddr: 0,
    },
  }),
  'DELETE /api/user/addresses/:id': ({ addressId }) => ({ path: [addressId] }),
  'POST /api/user/addresses/:id/set-default': ({ addressId }) => ({ path: [addressId] }),
  'GET /api/public/courses/:id/qualification-kinds': ({ courseId }) => ({ path: [courseId] }),
  'POST /api/user/qualifications': () => {
    // Two calls of one user may not overlap.
    const year = (qualificationYear += 3)
    const validity = { validFrom: `${year}-01-01`, validTo: `${year + 2}-12-31` }
    return { body: { kindCode: 'constructor-2', specialties: ['jzgc'], ...validity } }
  },
  'PUT /api/user/qualifications/:id': ({ qualificationId }) => ({
    path: [qualificationId],
    body: { lockVersion: 1, specialties: ['jzgc'], validFrom: '2025-01-01', validTo: '2027-12-31' },
  }),
  'DELETE /api/user/qualifications/:id': ({ qualificationId }) => ({ path: [qualificationId] }),
  'POST /api/user/qualifications/:id/renewals': ({ qualificationId }) => ({
    path: [qualificationId],
    body: { lockVersion: 1, validFrom: '2028-01-01', validTo: '2030-12-31' },
  }),
  'GET /api/user/education-cycles/:id/courses': ({ educationCycleId }) => ({ path: [educationCycleId] }),
  'POST /api/admin/qualification-kinds': () => ({
    body: { kindCode: 'matrix-kind', kindName: '二级造价工程师', certSubjects: ['jzgc'] },
  }),
  'PUT /api/admin/qualification-kinds/:id': ({ qualificationKindId }) => ({
    path: [qualificationKindId],
    body: { kindName: '二级建造师', active: true },
  }),
  'POST /api/admin/education-rules': ({ qualificationKindId }) => ({
    body: { ...educationRuleForm, kindId: qualificationKindId },
  }),
  'GET /api/admin/education-rules/preview': ({ qualificationKindId }) => ({
    query: { kindId: qualificationKindId, validFrom: '2027-01-01' },
  }),
  'POST /api/admin/qualification-imports/previews': () => ({ expected: workbookMessages.notXlsx }),
  'POST /api/admin/qualification-imports/imports': () => ({
    query: { rowCount: 1 },
    expected: workbookMessages.notXlsx,
  }),
  'PUT /api/admin/qualifications/:id': ({ qualificationId }) => ({
    path: [qualificationId],
    body: { lockVersion: 1, specialties: ['jzgc'], validFrom: '2025-01-01', validTo: '2027-12-31', reason: '登记有误' },
  }),
  'POST /api/admin/qualifications/:id/verifications': ({ qualificationId }) => ({
    path: [qualificationId],
    body: { lockVersion: 1, qualificationNumber: '鲁2372023202600017' },
  }),
  'GET /api/admin/education-cycles/:id': ({ educationCycleId }) => ({ path: [educationCycleId] }),
  'POST /api/admin/education-cycles/recounts': ({ educationCycleId, otherRuleId }) => ({
    body: { cycleIds: [educationCycleId], ruleId: otherRuleId, reason: '主管部门调整' },
  }),
  'POST /api/admin/education-cycles/:id/moves': ({ educationCycleId }) => ({
    path: [educationCycleId],
    body: { hourEntryIds: [4_000_000_000], toCycleId: educationCycleId, reason: '确认日期较晚' },
    expected: cycleMessages.moveChanged,
  }),
  'POST /api/admin/outside-hours/:id/confirmations': ({ outsideHoursId }) => ({
    path: [outsideHoursId],
    body: { reason: '已核对培训证书' },
  }),
  'POST /api/user/education-cycles/:id/outside-hours': ({ educationCycleId }) => ({
    path: [educationCycleId],
    body: { requiredCourse: 1, specialty: 'jzgc', hours: 8, providerName: '省建筑业协会', day: '2026-01-02' },
  }),
  'DELETE /api/user/outside-hours/:id': ({ outsideHoursId }) => ({ path: [outsideHoursId] }),
  'GET /api/user/counted-courses': ({ courseId }) => ({ query: { courseIds: [courseId] } }),
  'GET /api/user/saved-views': () => ({ query: { listName: 'orders' } }),
  'POST /api/user/saved-views': () => ({ body: { listName: 'orders', viewName: '待发货', viewQuery: 'toShip=true' } }),
  'PUT /api/user/saved-views/:id': ({ savedViewId }) => ({
    path: [savedViewId],
    body: { viewName: '有退款', viewQuery: 'refunded=any' },
  }),
  'DELETE /api/user/saved-views/:id': ({ savedViewId }) => ({ path: [savedViewId] }),
  'GET /api/user/courses/:id/progress': ({ courseId }) => ({ path: [courseId] }),
  'GET /api/user/courses/:id/notes': ({ courseId }) => ({ path: [courseId] }),
  'POST /api/user/courses/:id/notes': ({ courseId, chapterId }) => ({
    path: [courseId],
    body: { courseChapterId: chapterId, noteSecond: 30, noteText: '看到第三步' },
  }),
  'GET /api/user/courses/:id/notes-file': ({ courseId }, actor) => ({
    path: [courseId],
    expected: actor === 'user' ? '200' : noteMessages.noNotes,
  }),
  'PUT /api/user/notes/:id': ({ noteId }) => ({
    path: [noteId],
    body: { noteText: '工程量清单由招标人提供', revision: 1 },
  }),
  'DELETE /api/user/notes/:id': ({ noteId }) => ({ path: [noteId] }),
  'POST /api/user/study-logs': ({ courseId, chapterId }) => ({
    body: { courseId, courseChapterId: chapterId },
    expected: '未完成视频观看：还没有观看',
  }),
  'GET /api/user/study-logs/chapter-id/:id': ({ chapterId }) => ({ path: [chapterId] }),
  'GET /api/comments': ({ courseId }) => ({ query: { courseId } }),
  'POST /api/comments': ({ courseId }) => ({ body: { courseId, text: '讲得很清楚' } }),
  'GET /api/files/oss-sign': () => ({ query: { category: 'image/cover' } }),
  'GET /api/user/courses/:id/chapters/:chapterId/handout': ({ courseId, chapterId }) => ({
    path: [courseId, chapterId],
  }),
  'POST /api/files/upload': () => ({ query: { category: 'image/cover' }, expected: '请选择要上传的文件' }),
  'GET /api/vod/upload-auth': ({ draftId }) => ({
    query: { title: '第一讲', fileName: '第一讲.mp4', courseId: draftId },
  }),
  'DELETE /api/vod/uploads/:videoId': ({ begunVideoIds: [one, other] }, actor) => ({
    path: [actor === 'admin' ? other : one],
  }),
  'GET /api/vod/live-state/:id': ({ liveCourseId }) => ({ path: [liveCourseId] }),
  'GET /api/vod/push-url/:id': ({ liveDraftId }) => ({ path: [liveDraftId] }),
  'DELETE /api/vod/all-videos': ({ unusedVideoId }) => ({ query: { videoIds: unusedVideoId } }),
  'POST /api/admin/courses': ({ draftId, people }) => ({
    body: {
      courseId: draftId,
      courseName: '改名后的课程',
      courseType: 1,
      courseTeacher: people.teacher.user.id,
      coursePrice: 100,
      coursePriceOriginal: 120,
      converImgUrl: '/uploads/image/cover/x.jpg',
    },
  }),
  'DELETE /api/admin/courses/:id': ({ draftId }) => ({ path: [draftId] }),
  'POST /api/admin/courses/publish/:id': ({ draftId }) => ({ path: [draftId] }),
  'POST /api/admin/courses/unpublish/:id': ({ courseId }) => ({ path: [courseId] }),
  'POST /api/admin/courses/hot/:id': ({ courseId }) => ({ path: [courseId] }),
  'POST /api/admin/courses/tag-batches': ({ courseId }) => ({ body: { courseIds: [courseId], addTags: ['MainCert'] } }),
  'POST /api/admin/courses/place-batches': ({ courseId }) => ({ body: { courseIds: [courseId], moveTo: 'last' } }),
  'POST /api/admin/courses/spotlights': ({ courseId }) => ({ body: { courseIds: [courseId], courseHot: true } }),
  'POST /api/admin/courses/unhot/:id': ({ courseId }) => ({ path: [courseId] }),
  'POST /api/admin/courses/:id/copy': ({ draftId }) => ({ path: [draftId], query: { newCourseName: '复制的课程' } }),
  'POST /api/admin/courses/adjust-order': ({ draftId, courseId }) => ({
    body: { sourceCourseId: draftId, beforeCourseId: courseId, courseType: 1 },
  }),
  'GET /api/admin/courses/:id/prices': ({ courseId }) => ({ path: [courseId] }),
  'GET /api/admin/courses/teachers': () => ({}),
  'GET /api/admin/courses/buyers': ({ courseId }) => ({ query: { courseIds: [courseId] } }),
  'GET /api/admin/courses/:id/differences': ({ courseId }) => ({ path: [courseId] }),
  'POST /api/admin/courses/publications': ({ draftId }) => ({ body: { courseIds: [draftId], publish: true } }),
  'POST /api/admin/courses/adjust-chapter-order': ({ draftChapterId }) => ({
    body: { sourceChapterId: draftChapterId, parentChapterId: 0, chapterIds: [draftChapterId] },
  }),
  'POST /api/admin/courses/:id/chapters': ({ draftId }) => ({ path: [draftId], body: { chapterTitle: '新的章节' } }),
  'GET /api/admin/courses/:id/chapters': ({ draftId }) => ({ path: [draftId] }),
  'GET /api/admin/courses/:id/chapters/:chapterId': ({ draftId, draftChapterId }) => ({
    path: [draftId, draftChapterId],
  }),
  'POST /api/admin/courses/:id/chapters/:chapterId': ({ draftId, draftChapterId }) => ({
    path: [draftId, draftChapterId],
    body: { chapterTitle: '改名的章节' },
  }),
  'DELETE /api/admin/courses/:id/chapters/:chapterId': ({ draftId, draftChapterId }) => ({
    path: [draftId, draftChapterId],
  }),
  'POST /api/admin/courses/:id/chapters/:chapterId/video': putVideo,
  'GET /api/admin/courses/:id/chapters/:chapterId/video': inDraft,
  'DELETE /api/admin/courses/:id/chapters/:chapterId/video': inDraft,
  'GET /api/admin/courses/:id/chapters/:chapterId/handout': inDraft,
  'DELETE /api/admin/courses/:id/chapters/:chapterId/handout': inDraft,
  'DELETE /api/admin/courses/:id/video': ({ draftId }) => ({ path: [draftId] }),
  'POST /api/admin/courses/:id/chapters/:chapterId/refresh-video-duration': inDraft,
  'POST /api/admin/courses/:id/assign-to-users/:genLiveCode': ({ courseId }) => ({
    path: [courseId, 0],
    body: { phones: '13911112222' },
  }),
  'GET /api/admin/user-courses': () => ({ query: { createType: 'admin' } }),
  'DELETE /api/admin/user-courses/:id': ({ giftId }) => ({ path: [giftId] }),
  'POST /api/admin/user-courses/change-status': ({ giftId }) => ({
    body: { userCourseId: giftId, userCourseStatus: 'valid' },
  }),
  'POST /api/admin/user-courses/change-expiry-date': ({ giftId }) => ({
    body: { userCourseId: giftId, expiryDate: '2030-01-31' },
  }),
  'POST /api/admin/user-courses/expiry-dates': ({ giftId }) => ({
    body: { userCourseIds: [giftId], expiryDate: '2030-01-31' },
  }),
  'POST /api/admin/learners': ({ people }) => ({
    body: { userName: people.user.user.userName, telephone: people.user.user.telephone },
  }),
  'POST /api/admin/learner-imports/previews': () => ({ expected: learnerImportMessages.otherType }),
  'POST /api/admin/learner-imports/reports': () => ({ expected: learnerImportMessages.otherType }),
  'POST /api/admin/learner-imports/imports': () => ({
    query: { fileHash: 'a'.repeat(64), skipFaulty: true, offset: 0 },
    expected: learnerImportMessages.otherType,
  }),
  'POST /api/admin/user-courses/assign': ({ courseId }) => ({
    body: { courseId, phones: '13911112222', genLiveCode: false },
  }),
  'POST /api/admin/price-previews': () => ({
    body: { courseType: 1, coursePrice: 100, discountRules: [], courseCount: 12, returning: true },
  }),
  'GET /api/admin/live-codes': ({ freeCourseId }) => ({ query: { courseId: freeCourseId } }),
  'GET /api/admin/live-codes-export': ({ freeCourseId }) => ({ query: { courseId: freeCourseId } }),
  'DELETE /api/admin/live-codes/:id': ({ liveCodeId }) => ({ path: [liveCodeId] }),
  'POST /api/admin/user-courses/:id/reveal': ({ giftId }) => ({ path: [giftId], body: { reason: '核对报名信息' } }),
  'POST /api/admin/orders/:orderNo/refund-previews': ({ paidOrderNo }) => ({ path: [paidOrderNo], body: {} }),
  'POST /api/admin/orders/:orderNo/refunds': ({ paidOrderNo, seatItemId }) => ({
    path: [paidOrderNo],
    body: { lines: [{ orderItemId: seatItemId, copies: 1 }], reason: '不需要了', earlierRefunds: 1 },
  }),
  'POST /api/user/orders/:orderNo/refund-requests': ({ paidOrderNo }) => ({
    path: [paidOrderNo],
    body: { reason: '买错了课程' },
  }),
  'DELETE /api/user/orders/:orderNo/refund-requests': ({ parcelOrderNo }) => ({ path: [parcelOrderNo] }),
  'POST /api/admin/refund-requests/:id/rejections': ({ refundRequestId }) => ({
    path: [refundRequestId],
    body: { reason: '课程已经学完' },
  }),
  'POST /api/admin/orders/:orderNo/goods-returns': ({ paidOrderNo, paidItemId }) => ({
    path: [paidOrderNo],
    body: {
      refundNo: `R${paidOrderNo}_0`,
      orderItemId: paidItemId,
      earlier: 'not-returned',
      goodsReturn: 'returned',
      reason: '收到退件',
    },
  }),
  'GET /api/user/orders/:orderNo/transfer-notice': ({ paidOrderNo }) => ({
    path: [paidOrderNo],
    expected: '这笔订单没有选择对公转账，或已过支付时间',
  }),
  'POST /api/admin/refunds/:id/tries': ({ failedRefundId }) => ({ path: [failedRefundId] }),
  'POST /api/user/orders/:orderNo/transfer-slip': ({ paidOrderNo }) => ({
    path: [paidOrderNo],
    body: { fileUrl: '/slip.pdf' },
    expected: bankMessages.noTransfer,
  }),
  'GET /api/user/orders/:orderNo/transfer-slip': ({ paidOrderNo }) => ({ path: [paidOrderNo] }),
  'GET /api/admin/bank-transfers/:id/slip': ({ bankTransferId }) => ({ path: [bankTransferId] }),
  'POST /api/admin/bank-statements/previews': () => ({
    query: { fileName: '流水.csv' },
    expected: bankMessages.otherType,
  }),
  'POST /api/admin/bank-statements': () => ({ query: { fileName: '流水.csv' }, expected: bankMessages.otherType }),
  'GET /api/admin/bank-lines/:id': ({ orphanLineIds }) => ({ path: [orphanLineIds[0]] }),
  'POST /api/admin/bank-lines/:id/confirmations': ({ orphanLineIds }) => ({
    path: [orphanLineIds[0]],
    expected: bankMessages.handled,
  }),
  'POST /api/admin/bank-lines/:id/matches': ({ orphanLineIds }) => ({
    path: [orphanLineIds[0]],
    body: { reference: '12345678' },
    expected: bankMessages.unknownReference,
  }),
  'POST /api/admin/bank-lines/:id/dismissals': ({ orphanLineIds }) => ({
    path: [orphanLineIds[1]],
    body: { note: '银行利息' },
  }),
  'POST /api/admin/refunds/:id/bank-serials': ({ failedRefundId }) => ({
    path: [failedRefundId],
    body: { bankSerial: 'OUT-1' },
    expected: bankMessages.notByBank,
  }),
  'POST /api/admin/payment-exceptions/:id/refunds': ({ exceptionId }) => ({
    path: [exceptionId],
    body: { reason: '超时付款' },
  }),
  'POST /api/admin/payment-exceptions/:id/settlements': ({ exceptionId }) => ({ path: [exceptionId] }),
  'POST /api/admin/payment-exceptions/:id/resolutions': ({ exceptionId }) => ({
    path: [exceptionId],
    body: { note: '已线下处理' },
  }),
  'POST /api/admin/payment-exceptions/:id/wallet-checks': ({ exceptionId }) => ({ path: [exceptionId] }),
  'GET /api/admin/reconciliations/:day': () => ({ path: ['2026-01-02'] }),
  'POST /api/admin/reconciliations': () => ({ body: { day: yesterday() } }),
  'POST /api/teacher/courses/submit-for-audit/:id': ({ draftId }) => ({ path: [draftId] }),
  'POST /api/teacher/courses/unpublish/:id': ({ courseId }) => ({ path: [courseId] }),
  'POST /api/admin/users': (_fixture, actor) => ({
    body: {
      userRole: 'teacher',
      userName: '新教师',
      loginName: `new-${actor}`,
      telephone: '13911112222',
      passWd: 'Three Kinds 1',
    },
  }),
  'PUT /api/admin/users/:id': ({ people }) => ({ path: [people.other_user.user.id], body: { userName: '改名人员' } }),
  'GET /api/admin/users/:id': ({ people }) => ({ path: [people.user.user.id] }),
  'DELETE /api/admin/users/:id': ({ people }) => ({ path: [people.other_user.user.id] }),
  'GET /api/orders/statistics/subject/:s/product': () => ({ path: ['type-1'] }),
  'GET /api/orders/statistics/product/:courseId/order': () => ({ path: [0] }),
  'GET /api/admin/orders/channel-statis/:channelId/product-statis': ({ people }) => ({
    path: [people.channel.user.id],
  }),
  'GET /api/admin/orders/channel-statis/:channelId/product-statis-export': ({ people }) => ({
    path: [people.channel.user.id],
  }),
  'GET /api/admin/orders/teacher-statis/:teacherId': ({ people }) => ({ path: [people.teacher.user.id] }),
  ...statementSamples,
  ...partnerSamples,
  'GET /api/teacher/courses/:courseId/study-statis': ({ courseId }) => ({ path: [courseId] }),
  'GET /api/admin/courses/:courseId/study-statis': ({ courseId }) => ({ path: [courseId] }),
  'GET /api/public/channels/:channelId/qrcode': ({ people }) => ({ path: [people.channel.user.id] }),
  'GET /api/admin/channels/:id': ({ people }) => ({ path: [people.channel.user.id] }),
  'POST /api/admin/channels': ({ people }) => ({
    body: {
      userId: people.channel.user.id,
      userName: '改名渠道',
      loginName: 'renamed-channel',
      exclusiveDiscount: 0.9,
      reason: '按新的合作协议',
    },
  }),
  'DELETE /api/admin/channels/:id': ({ people }) => ({ path: [people.channel.user.id] }),
  'DELETE /api/admin/orders/:orderNo': ({ orderNo }) => ({ path: [orderNo] }),
  'POST /api/admin/orders-export': () => ({ body: { paidTimeStart: '2026-01-01', paidTimeEnd: '2026-12-31' } }),
  'GET /api/admin/orders/:orderNo': ({ paidOrderNo }) => ({ path: [paidOrderNo] }),
  'POST /api/admin/orders/:orderNo/reveal': ({ paidOrderNo }) => ({
    path: [paidOrderNo],
    body: { reason: '核对收件地址' },
  }),
  'GET /api/admin/orders/:orderNo/history': ({ orderNo }) => ({ path: [orderNo] }),
  'POST /api/admin/orders/:orderNo/notes': ({ orderNo }) => ({
    path: [orderNo],
    body: { note: '买家来电，改寄公司地址' },
  }),
  'POST /api/admin/orders/:orderNo/wallet-checks': ({ orderNo }) => ({
    path: [orderNo],
    expected: '订单没有生成过付款码，不需要核对',
  }),
  'GET /api/admin/invoices-export': () => ({ query: { requestedFrom: '2026-01-01', requestedTo: '2026-12-31' } }),
  'POST /api/admin/invoices/:id/files': ({ reversibleInvoiceId }) => ({
    path: [reversibleInvoiceId],
    body: { fileUrl: '/uploads/invoice/202611/1/neverUploaded.pdf' },
    expected: '上传的发票文件不存在或已失效，请重新上传',
  }),
  'POST /api/admin/invoices/issues': ({ reversibleInvoiceId }) => ({
    body: { ids: [reversibleInvoiceId] },
    expected: invoiceMessages.noIssuer,
  }),
  'POST /api/admin/invoices/:id/issue': ({ reversibleInvoiceId }) => ({
    path: [reversibleInvoiceId],
    expected: invoiceMessages.noIssuer,
  }),
  'PUT /api/admin/invoices/:id/number': ({ reversibleInvoiceId }) => ({
    path: [reversibleInvoiceId],
    body: { invoiceNumber: '26372000000012345679' },
  }),
  'PUT /api/admin/red-invoices/:id/number': ({ redInvoiceId }) => ({
    path: [redInvoiceId],
    body: { redNumber: '26372000000012345670' },
  }),
  'POST /api/admin/invoices/:id/reversal': ({ reversibleInvoiceId }) => ({
    path: [reversibleInvoiceId],
    body: { reason: 3, redNumber: '26372000000012345678' },
  }),
  'POST /api/comments/moderations': ({ commentId }) => ({ body: { courseCommentIds: [commentId], commentStatus: 2 } }),
  'POST /api/comments/approve/:id': ({ commentId }) => ({ path: [commentId] }),
  'POST /api/comments/reject/:id': ({ commentId }) => ({ path: [commentId] }),
  'DELETE /api/admin/cloud-videos/:videoId': ({ unusedVideoId }) => ({ path: [unusedVideoId] }),
  'GET /api/public/legal-texts/:kind': () => ({ path: ['licence'] }),
  'POST /api/user/agreements': () => ({ body: { agreedTo: [1] } }),
  'POST /api/admin/legal-texts': () => ({
    body: { kind: 'licence', content: '<p>统一社会信用代码</p>', changes: '更换证照', major: false, formerNumber: 1 },
  }),
  'GET /api/admin/users/:id/consents': ({ people }) => ({ path: [people.user.user.id] }),
  'POST /api/admin/app-packages': () => ({
    body: { version: '2.1.0', url: '/uploads/app/202611/1/neverUploaded.apk' },
    expected: '上传的安装包不存在或已失效，请重新上传',
  }),
  'POST /api/public/client-errors': () => ({ body: { front: 'shop', message: 'x is not a function', page: '/index' } }),
  'POST /api/admin/params': () => ({ body: { version: '2.0.1', passLine: 70 } }),
  'POST /api/admin/users/:id/reveal': ({ people }) => ({
    path: [people.user.user.id],
    body: { field: 'idCard', reason: '核对报名信息' },
  }),
  'POST /api/admin/users/:id/staff-hold-removals': ({ people }) => ({
    path: [people.other_user.user.id],
    body: { reason: '本人到场核实了身份' },
    expected: '该账号的后台权限没有暂停',
  }),
  'DELETE /api/admin/users/:id/sessions': ({ people }) => ({
    path: [people.other_user.user.id],
    body: { reason: '手机丢失，本人要求退出' },
  }),
  'POST /api/admin/courses/:id/live-status': setLive,
  'POST /api/teacher/courses/:id/live-status': setLive,
  'GET /api/teacher/courses/:id/chapters': ({ draftId }) => ({ path: [draftId] }),
  'POST /api/teacher/courses/:id/chapters': ({ draftId }) => ({ path: [draftId], body: { chapterTitle: '新的章节' } }),
  'GET /api/teacher/courses/:id/chapters/:chapterId': inDraft,
  'POST /api/teacher/courses/:id/chapters/:chapterId': (fixture) => ({
    ...inDraft(fixture),
    body: { chapterTitle: '改名的章节' },
  }),
  'DELETE /api/teacher/courses/:id/chapters/:chapterId': inDraft,
  'POST /api/teacher/courses/adjust-chapter-order': ({ draftChapterId }) => ({
    body: { sourceChapterId: draftChapterId, parentChapterId: 0, chapterIds: [draftChapterId] },
  }),
  'POST /api/teacher/courses/:id/chapters/:chapterId/video': putVideo,
  'GET /api/teacher/courses/:id/chapters/:chapterId/video': inDraft,
  'DELETE /api/teacher/courses/:id/chapters/:chapterId/video': inDraft,
  'GET /api/teacher/courses/:id/chapters/:chapterId/handout': inDraft,
  'DELETE /api/teacher/courses/:id/chapters/:chapterId/handout': inDraft,
  'POST /api/teacher/courses/:id/chapters/:chapterId/refresh-video-duration': inDraft,
  'DELETE /api/teacher/courses/:id/video': ({ draftId }) => ({ path: [draftId] }),
  'GET /local/live/:stream/encoder': () => ({ path: ['worldstream'], query: { auth_key: 'x' } }),
  'POST /local/live/:stream/encoder': () => ({ path: ['worldstream'], body: { auth_key: 'x' } }),
  'GET /local/live/:stream/:file': () => ({ path: ['worldstream', 'index.m3u8'] }),
  'GET /local/video-uploads/:videoId': () => ({ path: ['0123456789abcdef0123456789abcdef'] }),
  'PATCH /local/video-uploads/:videoId': () => ({ path: ['0123456789abcdef0123456789abcdef'] }),
  'GET /local/wallet-authorization': () => ({ query: { redirect_uri: 'https://shop.example.org/', state: '0' } }),
  'POST /local/wallet-bridge': () => ({
    body: {
      appId: 'wxlocal00000000001',
      timeStamp: '1767225600',
      nonceStr: 'n',
      package: 'prepay_id=local_26010100000012345678_1',
      signType: 'RSA',
      paySign: 'c2lnbg==',
    },
  }),
  'POST /local/clock': () => ({ body: { advanceSeconds: 0 } }),
  'GET /local/api-docs/:file': () => ({ path: ['swagger-ui.css'] }),
  'GET /local/mails': () => ({ query: { to: 'accounts@example.com' } }),
  'GET /local/sms': () => ({ query: { telephone: '13911112222' } }),
}

function inDraft({ draftId, draftChapterId }: MatrixFixture): Sample {
  return { path: [draftId, draftChapterId] }
}

function putVideo(fixture: MatrixFixture): Sample {
  return { ...inDraft(fixture), body: { videoId: fixture.videoId, duration: 60 } }
}

function setLive({ liveDraftId }: MatrixFixture): Sample {
  return { path: [liveDraftId], body: { liveStatus: 'started' } }
}

/** Yesterday: the provider has its bill at any hour. */
function yesterday(): string {
  return lastBilledDay(now())
}

/** The first part of the token is the id of its session. */
function sessionIdOf(token: string): number {
  return Number(Buffer.from(token.replace('Bearer oat_', '').split('.')[0], 'base64url').toString())
}

/**
 * The expected rejection: staff cannot close an account, one learner has an open attempt, the other's password is
 * wrong.
 */
function closingError(actor: string, isStaff: boolean): string {
  if (isStaff) return ClosingBlockerText.staff()
  return actor === 'user' ? ClosingBlockerText.test(1) : '当前密码不正确'
}
