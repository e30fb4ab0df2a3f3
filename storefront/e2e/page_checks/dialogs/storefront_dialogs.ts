import type { Opened } from './opened'

export const ofVisitors: Opened[] = [
  { of: 'features/accounts/RegisterDialog.tsx', at: '/login', press: ['注册账号'] },
  { of: 'features/accounts/ResetPasswordDialog.tsx', at: '/login', press: [/忘记密码/] },
]

export const ofLearners: Opened[] = [
  { of: 'features/accounts/addresses/AddressDialog.tsx', at: '/board/user/deliver-address', press: ['新增收件地址'] },
  { of: 'components/dialog/Overlays.tsx', at: '/board/user/deliver-address', press: ['删除'] },
  { of: 'features/messages/SettingsDialog.tsx', at: '/board/user/messages', press: ['消息设置'] },
  { of: 'features/certificates/PrintDialog.tsx', at: '/board/user/my-cert', press: ['导出证书'] },
  {
    of: 'features/certificates/qualifications/QualificationDialog.tsx',
    at: '/board/user/qualifications',
    press: ['登记执业证书'],
  },
  {
    of: 'features/certificates/qualifications/RenewalDialog.tsx',
    at: '/board/user/qualifications',
    press: ['延续注册'],
  },
  {
    of: 'features/certificates/qualifications/OutsideHoursDialog.tsx',
    at: '/board/user/qualifications',
    press: ['登记其他机构的学时'],
  },
  {
    of: 'features/certificates/qualifications/CycleCoursesDialog.tsx',
    at: '/board/user/qualifications',
    press: ['哪些课程计入'],
  },
  { of: 'features/checkout/shared/BulkBuyDialog.tsx', at: '/index/course-info/2', press: [/批量购买|给同事买/] },
  { of: 'features/accounts/profile/TelephoneDialog.tsx', at: '/board/user/profile', press: ['更换手机号'] },
  {
    of: 'features/orders/RefundRequestDialog.tsx',
    at: async (calls) => {
      const { orders } = await calls.get('/api/user/orders?pageSize=100')
      const paid = orders.find((one: Record<string, number>) => one.orderStatus === 2 && one.refundedAmt < one.orderAmt)
      return `/index/submitted-order-info/${paid.orderId}`
    },
    press: ['申请退款'],
  },
  { of: 'features/organisations/OrganisationDialog.tsx', at: '/board/user/organisations', press: ['创建单位'] },
  { of: 'features/accounts/profile/FaceCheckDialog.tsx', at: '/board/user/profile', press: ['进行人脸认证'] },
  {
    of: 'features/learning/study-page/KeyHelp.tsx',
    at: async (calls) => {
      const { courses } = await calls.get('/api/user/courses')
      const own = courses.find((one: { courseType: number }) => one.courseType === 1)
      return `/index/study/${own.courseId}`
    },
    press: ['快捷键'],
  },
]

/** As in admin_dialogs.ts. */
export const inFlows = new Set([
  'features/accounts/AccountDialog.tsx',
  'features/accounts/legal/AgreementDialog.tsx',
  'features/checkout/PriceChangeDialog.tsx',
  'features/exams/attempt/sheet/SheetDialog.tsx',
  'features/exams/question/PictureDialog.tsx',
  'features/exams/result/ResultDialog.tsx',
  'features/learning/live/LiveDialog.tsx',
  'features/learning/live-codes/LiveCodeDialog.tsx',
  'features/learning/playback/FreePlayerDialog.tsx',
  'features/learning/playback/PlayerDialog.tsx',
  'features/payment/shared/PaymentDialog.tsx',
  'features/presence/PresenceDialog.tsx',
  'features/seats/MoveSeatDialog.tsx',
  'features/training-centre/ReminderDialog.tsx',
  'features/training-centre/organisation/GoalDialog.tsx',
  'features/training-centre/organisation/HandoverDialog.tsx',
  'features/training-centre/organisation/InviteDialog.tsx',
  'features/training-centre/organisation/MemberDialog.tsx',
])
