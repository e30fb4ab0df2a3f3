import { paths } from '~/lib/paths'

/** The public menu, docs/product.md 19.2. */
export const menu = [
  { text: '首页', href: paths.home },
  { text: '课程中心', href: paths.courses },
  { text: '通知公告', href: paths.articles },
  { text: '继续教育课程', href: paths.furtherEduEntries },
  { text: '继续教育教材', href: paths.materials },
  { text: '服务信息', href: paths.contact },
] as const

/** The account pages, docs/product.md 19.2. */
export const accountNav = [
  { text: '我的课程', href: paths.myCourse, icon: 'course' },
  { text: '我的问答', href: paths.myAnswer, icon: 'question' },
  { text: '专业档案', href: paths.qualifications, icon: 'compass' },
  { text: '我的证书', href: paths.myCert, icon: 'certificate' },
  { text: '学习统计', href: paths.playStatis, icon: 'clock' },
  { text: '我的订单', href: paths.myOrder, icon: 'receipt' },
  { text: '收件地址', href: paths.addresses, icon: 'pin' },
  { text: '我的发票', href: paths.myInvoice, icon: 'file' },
  { text: '我的消息', href: paths.messages, icon: 'notice' },
  { text: '个人信息', href: paths.profile, icon: 'user' },
  { text: '单位', href: paths.organisations, icon: 'layers' },
  { text: '账号与隐私', href: paths.privacy, icon: 'lock' },
  { text: '我的学员', href: paths.trainingCentre, icon: 'layers', forSeatBuyers: true },
] as const
