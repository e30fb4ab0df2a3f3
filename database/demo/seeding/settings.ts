import type { SeedContext } from './seed_context.js'

const settings = {
  serviceQrUrl: '/images/service-qr.png',
  appQrUrl: '/images/app-qr.png',
  groupInfo: '添加客服微信并备注订单号，老师会邀请您进学习群。',
  recordNumber: '鲁ICP备00000000号-1',
  servicePhones: '0531-88000001,0531-88000002',
  complaintPhone: '0531-88000003',
  helpCourseId: '56',
  footerLinks: [
    '省住房和城乡建设厅 https://zjt.shandong.gov.cn/',
    '建设从业人员学时管理系统 https://zjt.shandong.gov.cn/',
    '省人民政府门户网站 https://www.shandong.gov.cn/',
  ].join('\n'),
}

/** What an operator enters on the first day; an empty installation shows none of it. */
export function addSettings({ tables }: SeedContext) {
  for (const [name, value] of Object.entries(settings)) tables.addPlain('params', { name, value, public: true })
}
