export const footerLinks = [
  { text: '省住房和城乡建设厅', href: 'https://zjt.shandong.gov.cn/' },
  { text: '建设从业人员学时管理系统', href: 'https://zjt.shandong.gov.cn/' },
  { text: '省人民政府门户网站', href: 'https://www.shandong.gov.cn/' },
] as const
