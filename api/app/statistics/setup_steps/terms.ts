/** What an operator does before the site opens, in a sensible order. */
export const SetupStep = {
  Contact: 'contact',
  RecordNumber: 'record-number',
  LegalTexts: 'legal-texts',
  Teachers: 'teachers',
  Course: 'course',
  Vendors: 'vendors',
  Address: 'address',
  Backup: 'backup',
  Alerts: 'alerts',
} as const
export type SetupStep = (typeof SetupStep)[keyof typeof SetupStep]

interface StepText {
  title: string
  /** What happens without it. */
  why: string
  /** For a step outside the board: what the operator runs or sets on the server. */
  onServer?: string
}

export const SetupStepText = {
  'contact': {
    title: '填写客服电话和投诉电话',
    why: '页脚和“服务信息”页面显示电话；没有电话，学员付款后遇到问题找不到人。',
  },
  'record-number': { title: '填写备案号', why: '网站必须在首页底部写明备案号，否则可能被责令关闭。' },
  'legal-texts': {
    title: '发布协议与公示',
    why: '用户协议、隐私政策、退款规则和营业执照都发布后，学员注册时的同意才有依据。',
  },
  'teachers': { title: '介绍讲师', why: '首页的“名师介绍”在填写第一位讲师以后才显示。' },
  'course': { title: '发布第一门课程', why: '没有发布的课程，网站上没有可以购买的内容。' },
  'vendors': {
    title: '接通外部服务',
    why: '支付、短信、人脸核验、视频和学时上传用真实账号检查一遍，开业当天才不会出错。',
    onServer: 'npm run ace -- doctor --live',
  },
  'address': {
    title: '设置网站地址',
    why: '二维码、支付通知和带签名的链接都用这个地址，它必须以 https:// 开头。',
    onServer: 'PUBLIC_URL=https://…',
  },
  'backup': {
    title: '安排每天备份',
    why: '最近26小时内没有备份，硬盘损坏时会丢失订单和学时。',
    onServer: 'npm run ace -- backup --keep=14',
  },
  'alerts': {
    title: '接通监控告警',
    why: '最近一天没有监控系统读取指标，出故障时没有人收到通知。告警发给谁，在 Alertmanager 中填写。',
    onServer: 'docs/ops/alerts.yml',
  },
} as const satisfies Record<SetupStep, StepText>

export const messages = { title: '开业前的准备', open: '去完成', onServer: '在服务器上' } as const
