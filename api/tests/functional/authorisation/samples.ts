import { lastBilledDay } from '#commerce/reconciliation/due_days'
import { now } from '#core/time'
import { actors, type Actor } from '#tests/functional/authorisation/route_table'
import type { World } from '#tests/functional/authorisation/world'

export interface Sample {
  /** Values of the path's parameters, in their order. */
  path?: (string | number)[]
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  /** What those who may are told where the world is not ready for more. */
  told?: string
}

/** A call of each row that is right in everything but who makes it. Rows without one need no input. */
export const samples: Record<string, (world: World, actor: Actor) => Sample> = {
  A01: ({ people }) => ({
    body: {
      loginName: people.user.user.loginName,
      passwd: 'Zhuxue-Test-2026',
      loginType: 'password',
    },
  }),
  A02: ({ people }) => ({
    body: {
      loginName: '13911113333',
      verifyCode: '000000',
      userName: '张三',
      idCard: people.user.idCard,
      passwd: 'an open window',
    },
    told: '验证码错误或已失效',
  }),
  A03: ({ people }) => ({
    body: {
      idCard: people.user.idCard,
      telephone: people.user.user.telephone,
      verifyCode: '000000',
      newPassword: 'an open window',
    },
    told: '身份信息或验证码不正确',
  }),
  A05: (_world, actor) => ({ query: { telephone: `1391111000${actors.indexOf(actor)}` } }),
  A08: ({ people }, actor) => ({
    body: actor === 'visitor' ? {} : { telephone: people[actor].user.telephone },
  }),
  A09: () => ({ body: { metaInfo: '{}' } }),
  A10: ({ certifyId }) => ({ query: { certifyId } }),
  A11: ({ certifyId }) => ({ query: { certifyId } }),
  A82: () => ({ told: '安装包尚未上传，请稍后再试' }),
  A92: () => ({ query: { keyword: '课程' } }),
  A93: ({ courseId }) => ({ body: { products: [{ courseId, courseCount: 1 }] } }),
  A94: ({ courseId }) => ({ query: { courseIds: String(courseId) } }),
  A95: ({ courseId }) => ({ body: { products: [{ courseId, courseCount: 1 }] } }),
  L20: () => ({ path: ['0123456789abcdef0123456789abcdef'] }),
  L21: () => ({ path: ['0123456789abcdef0123456789abcdef'], body: { verdict: 'passed' } }),
  A91: ({ tokens }) => ({ path: [sessionIdOf(tokens.user!)] }),
  A13: () => ({ query: { courseType: 1 } }),
  A14: ({ courseId }) => ({ path: [courseId] }),
  A15: ({ courseId }) => ({ path: [courseId] }),
  A16: ({ courseId }) => ({ path: [courseId] }),
  A17: ({ courseId }) => ({ path: [courseId] }),
  A18: ({ courseId }) => ({ path: [courseId, 'ABCDEFGH23'], told: '直播码无效' }),
  A19: ({ courseId, chapterId }) => ({
    path: [courseId],
    query: { courseChapterId: chapterId },
    told: '未完成视频观看',
  }),
  A20: ({ courseId, videoId }) => ({ query: { courseId, videoId } }),
  A21: ({ courseId, videoId }) => ({ query: { courseId, videoId } }),
  A22: ({ courseId, videoId, coursePlayId }) => ({
    body: { courseId, videoId, coursePlayId, totalPlayTime: 30 },
  }),
  A23: ({ courseId, videoId }) => ({ query: { courseId, videoId } }),
  A27: ({ courseId }) => ({ body: { courseId, courseCount: 1 } }),
  A28: ({ cartItemId }) => ({ path: [cartItemId] }),
  A29: ({ cartItemId }) => ({ query: { cartItemIds: String(cartItemId) } }),
  A30: ({ courseId }) => ({
    body: {
      products: [{ courseId, courseCount: 1 }],
      orderType: 'single',
      tradeType: 'NATIVE',
      orderAmt: 100,
    },
  }),
  A31: ({ courseId }) => ({ body: { products: [{ courseId, courseCount: 1 }] } }),
  A33: ({ orderNo }) => ({ path: [orderNo] }),
  A34: ({ orderNo }) => ({ path: [orderNo] }),
  A35: ({ orderNo }) => ({ path: [orderNo] }),
  A36: ({ orderNo }) => ({ path: [orderNo] }),
  A37: ({ paidOrderNo }) => ({ path: [paidOrderNo] }),
  A38: ({ paidOrderNo, seatItemId }) => ({
    path: [paidOrderNo, seatItemId],
    body: { telephones: ['13911114444'] },
  }),
  A39: ({ paidOrderNo, seatItemId }) => ({ path: [paidOrderNo, seatItemId] }),
  A105: ({ paidOrderNo, seatItemId }) => ({
    path: [paidOrderNo, seatItemId, 1],
    body: { telephone: '13911115555' },
  }),
  A106: ({ paidOrderNo, seatItemId }) => ({ path: [paidOrderNo, seatItemId] }),
  A107: ({ seatId }) => ({ path: [seatId], body: { telephone: '13911115555' } }),
  A41: ({ parcelOrderNo }) => ({ path: [parcelOrderNo], body: { trackingNo: 'SF1234567890123' } }),
  A45: ({ invoiceId }) => ({ path: [invoiceId] }),
  A46: ({ parcelOrderNo }) => ({ path: [parcelOrderNo] }),
  A47: ({ paidOrderNo }) => ({
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
  A48: ({ invoiceId }) => ({ path: [invoiceId], body: {} }),
  A40: ({ exclusiveCode }) => ({ path: [exclusiveCode] }),
  A51: () => ({
    body: {
      name: '张三',
      telephone: '13911112222',
      region: ['370000', '370100', '370102'],
      address: '泉城路1号',
      defaultAddr: 0,
    },
  }),
  A52: ({ addressId }) => ({ path: [addressId] }),
  A53: ({ addressId }) => ({ path: [addressId] }),
  A54: ({ courseId, chapterId }) => ({
    body: { courseId, courseChapterId: chapterId },
    told: '未完成视频观看',
  }),
  A55: ({ chapterId }) => ({ path: [chapterId] }),
  A78: ({ courseId }) => ({ query: { courseId } }),
  A79: ({ courseId }) => ({ body: { courseId, text: '讲得很清楚' } }),
  A83: () => ({ query: { category: 'image/cover' } }),
  A85: ({ courseId, chapterId }) => ({ path: [courseId, chapterId] }),
  B06: () => ({ query: { category: 'image/cover' }, told: '请选择要上传的文件' }),
  B01: ({ draftId }) => ({ query: { title: '第一讲', fileName: '第一讲.mp4', courseId: draftId } }),
  B02: ({ liveDraftId }) => ({ path: [liveDraftId] }),
  B04: ({ unusedVideoId }) => ({ query: { videoIds: unusedVideoId } }),
  B08: ({ draftId, people }) => ({
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
  B09: ({ draftId }) => ({ path: [draftId] }),
  B10: ({ draftId }) => ({ path: [draftId] }),
  B11: ({ courseId }) => ({ path: [courseId] }),
  B12: ({ courseId }) => ({ path: [courseId] }),
  B13: ({ courseId }) => ({ path: [courseId] }),
  B14: ({ draftId }) => ({ path: [draftId], query: { newCourseName: '复制的课程' } }),
  B15: ({ draftId, courseId }) => ({
    body: { sourceCourseId: draftId, beforeCourseId: courseId, courseType: 1 },
  }),
  B96: ({ courseId }) => ({ path: [courseId] }),
  B95: ({ draftId }) => ({ body: { courseIds: [draftId], publish: true } }),
  B16: ({ draftChapterId }) => ({
    body: { sourceChapterId: draftChapterId, parentChapterId: 0, chapterIds: [draftChapterId] },
  }),
  B17: ({ draftId }) => ({ path: [draftId], body: { chapterTitle: '新的章节' } }),
  B18: ({ draftId }) => ({ path: [draftId] }),
  B19: ({ draftId, draftChapterId }) => ({ path: [draftId, draftChapterId] }),
  B20: ({ draftId, draftChapterId }) => ({
    path: [draftId, draftChapterId],
    body: { chapterTitle: '改名的章节' },
  }),
  B21: ({ draftId, draftChapterId }) => ({ path: [draftId, draftChapterId] }),
  B22: putVideo,
  B23: inDraft,
  B24: inDraft,
  B25: inDraft,
  B26: ({ draftId }) => ({ path: [draftId] }),
  B27: inDraft,
  B28: ({ courseId }) => ({ path: [courseId, 0], body: { phones: '13911112222' } }),
  B59: () => ({ query: { createType: 'admin' } }),
  B60: ({ giftId }) => ({ path: [giftId] }),
  B61: ({ giftId }) => ({ body: { userCourseId: giftId, userCourseStatus: 'valid' } }),
  B62: ({ giftId }) => ({ body: { userCourseId: giftId, expiryDate: '2030-01-31' } }),
  B63: ({ courseId }) => ({ body: { courseId, phones: '13911112222', genLiveCode: false } }),
  B115: () => ({
    body: {
      courseType: 1,
      coursePrice: 100,
      discountRules: [],
      courseCount: 12,
      returning: true,
    },
  }),
  B116: ({ freeCourseId }) => ({ query: { courseId: freeCourseId } }),
  B117: ({ freeCourseId }) => ({ query: { courseId: freeCourseId } }),
  B118: ({ liveCodeId }) => ({ path: [liveCodeId] }),
  B119: ({ giftId }) => ({ path: [giftId], body: { reason: '核对报名信息' } }),
  B123: ({ paidOrderNo }) => ({ path: [paidOrderNo], body: {} }),
  B124: ({ paidOrderNo, seatItemId }) => ({
    path: [paidOrderNo],
    body: { lines: [{ orderItemId: seatItemId, copies: 1 }], reason: '不需要了', refundedCount: 0 },
  }),
  B126: ({ failedRefundId }) => ({ path: [failedRefundId] }),
  B128: ({ exceptionId }) => ({ path: [exceptionId], body: { reason: '超时付款' } }),
  B129: ({ exceptionId }) => ({ path: [exceptionId] }),
  B130: ({ exceptionId }) => ({ path: [exceptionId], body: { note: '已线下处理' } }),
  B131: ({ exceptionId }) => ({ path: [exceptionId] }),
  B140: () => ({ path: ['2026-01-02'] }),
  B141: () => ({ body: { day: yesterday() } }),
  B30: ({ draftId }) => ({ path: [draftId] }),
  B31: ({ courseId }) => ({ path: [courseId] }),
  B32: (_world, actor) => ({
    body: {
      userRole: 'teacher',
      userName: '新教师',
      loginName: `new-${actor}`,
      telephone: '13911112222',
      passWd: 'Three Kinds 1',
    },
  }),
  B36: ({ people }) => ({
    path: [people.other_user.user.id],
    body: { userName: '改名人员' },
  }),
  B37: ({ people }) => ({ path: [people.user.user.id] }),
  B38: ({ people }) => ({ path: [people.other_user.user.id] }),
  B40: ({ people }) => ({ path: [people.channel.user.id] }),
  B41: ({ people }) => ({
    body: {
      userId: people.channel.user.id,
      userName: '改名渠道',
      loginName: 'renamed-channel',
      exclusiveDiscount: 0.9,
    },
  }),
  B42: ({ people }) => ({ path: [people.channel.user.id] }),
  B44: ({ orderNo }) => ({ path: [orderNo] }),
  B45: () => ({ body: { paidTimeStart: '2026-01-01', paidTimeEnd: '2026-12-31' } }),
  B133: ({ paidOrderNo }) => ({ path: [paidOrderNo] }),
  B134: ({ paidOrderNo }) => ({ path: [paidOrderNo], body: { reason: '核对收件地址' } }),
  B135: ({ orderNo }) => ({ path: [orderNo], told: '订单没有生成过付款码，不需要核对' }),
  B111: () => ({ query: { requestedFrom: '2026-01-01', requestedTo: '2026-12-31' } }),
  B112: ({ reversibleInvoiceId }) => ({ path: [reversibleInvoiceId] }),
  B57: ({ commentId }) => ({ path: [commentId] }),
  B58: ({ commentId }) => ({ path: [commentId] }),
  B65: ({ unusedVideoId }) => ({ path: [unusedVideoId] }),
  B66: () => ({ body: { version: '2.0.1', passLine: 70 } }),
  B83: ({ people }) => ({
    path: [people.user.user.id],
    body: { field: 'idCard', reason: '核对报名信息' },
  }),
  B91: ({ people }) => ({ path: [people.other_user.user.id] }),
  B97: setLive,
  B98: setLive,
  B99: ({ draftId }) => ({ path: [draftId] }),
  B100: ({ draftId }) => ({ path: [draftId], body: { chapterTitle: '新的章节' } }),
  B101: inDraft,
  B102: (world) => ({ ...inDraft(world), body: { chapterTitle: '改名的章节' } }),
  B103: inDraft,
  B104: ({ draftChapterId }) => ({
    body: { sourceChapterId: draftChapterId, parentChapterId: 0, chapterIds: [draftChapterId] },
  }),
  B105: putVideo,
  B106: inDraft,
  B107: inDraft,
  B108: inDraft,
  B109: inDraft,
  B110: ({ draftId }) => ({ path: [draftId] }),
  L06: () => ({ path: ['0123456789abcdef0123456789abcdef'] }),
  L07: () => ({ path: ['0123456789abcdef0123456789abcdef'] }),
  L02: () => ({ query: { telephone: '13911112222' } }),
}

function inDraft({ draftId, draftChapterId }: World): Sample {
  return { path: [draftId, draftChapterId] }
}

function putVideo(world: World): Sample {
  return { ...inDraft(world), body: { videoId: world.videoId, duration: 60 } }
}

function setLive({ liveDraftId }: World): Sample {
  return { path: [liveDraftId], body: { liveStatus: 'started' } }
}

/** A day whose bill the wallet has made, whatever the hour. */
function yesterday(): string {
  return lastBilledDay(now())
}

/** The token's first part is the number of its session. */
function sessionIdOf(token: string): number {
  return Number(Buffer.from(token.replace('Bearer oat_', '').split('.')[0], 'base64url').toString())
}
