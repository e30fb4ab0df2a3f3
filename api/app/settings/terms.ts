/** Defaults until an admin saves a value (docs/product.md 20.1). What only the operator knows is empty and not shown. */
export const settings = {
  'authType': { value: 'idCard', public: true },
  'version': { value: '1.0.0', public: true },
  'update': { value: '', public: true },
  'serviceQrUrl': { value: '', public: true },
  'appQrUrl': { value: '', public: true },
  'groupInfo': { value: '', public: true },
  'recordNumber': { value: '', public: true },
  'servicePhones': { value: '', public: true },
  'serviceHours': { value: '08:30-17:00', public: true },
  'complaintPhone': { value: '', public: true },
  'helpCourseId': { value: '', public: true },
  /** A line per link: its text, a space and its URL. */
  'footerLinks': { value: '', public: true },
  'passLine': { value: '60', public: true },
  'validityDays': { value: '365', public: true },
  /** Minutes of one 学时. */
  'minutesPerHour': { value: '45', public: true },
  /** SMS codes for all telephones per business day. */
  'smsPerDay': { value: '2000', public: false },
  /** 1: if a course has a test, it must be passed before the hours are uploaded. */
  'testBeforeUpload': { value: '0', public: false },
  /** 1: certificates can be printed for the minutes of one cycle. */
  'printByCycle': { value: '0', public: false },
  /** Years after which hours that were never uploaded expire; 0 means never. */
  'hoursKeptYears': { value: '0', public: false },
  /** Minimum counts that the anomaly search reports (docs/product.md 10.7). */
  'anomalyDeviceSwitches': { value: '3', public: false },
  'anomalyRefusedBeats': { value: '20', public: false },
  'anomalyAddressAccounts': { value: '5', public: false },
  /** 1 opens the list of anomalies to auditors. */
  'anomaliesForAuditors': { value: '0', public: false },
  /** Id of the presence policy of further education whose courses name none; empty if nothing is asked. */
  'presencePolicy': { value: '', public: false },
  /** Yuan per face check, for estimates. */
  'faceCheckFee': { value: '1.00', public: false },
  /** Of digital invoices; issuing is refused while one is empty (docs/product.md 7.8). */
  'sellerName': { value: '', public: false },
  'sellerTaxNo': { value: '', public: false },
  'sellerAddress': { value: '', public: false },
  'sellerBank': { value: '', public: false },
  'taxCode.course': { value: '', public: false },
  'taxCode.further': { value: '', public: false },
  'taxCode.live': { value: '', public: false },
  'taxCode.book': { value: '', public: false },
  'taxCode.material': { value: '', public: false },
  'taxCode.freight': { value: '', public: false },
  'taxRate.course': { value: '', public: false },
  'taxRate.further': { value: '', public: false },
  'taxRate.live': { value: '', public: false },
  'taxRate.book': { value: '', public: false },
  'taxRate.material': { value: '', public: false },
  'taxRate.freight': { value: '', public: false },
  /** URL where learners of a cooperative subject study; empty if there is none. */
  'cooperativeUrl.jdgc': { value: '', public: false },
  'cooperativeUrl.kygc': { value: '', public: false },
  'cooperativeUrl.glgc': { value: '', public: false },
} as const satisfies Record<string, { value: string; public: boolean }>

export type SettingName = keyof typeof settings
export type CooperativeSubject = 'jdgc' | 'kygc' | 'glgc'

/** Goods with a tax code of their own. */
export const TaxGroupText = {
  course: '网络课程',
  further: '继续教育',
  live: '直播',
  book: '图书',
  material: '继续教育教材',
  freight: '运费',
} as const
export type TaxGroup = keyof typeof TaxGroupText
export const TaxGroups = Object.keys(TaxGroupText) as TaxGroup[]

/** Percent. */
export const TaxRates = ['0', '1', '3', '5', '6', '9', '13'] as const

export const AuthType = { IdCard: 'idCard', Password: 'password', VerifyCode: 'verifyCode' } as const
export type AuthType = (typeof AuthType)[keyof typeof AuthType]

/** docs/product.md 20.2 */
export const AppRating = '5.2'

export const AuthTypeText = {
  idCard: '身份证号和密码',
  password: '用户名和密码',
  verifyCode: '手机验证码',
} as const satisfies Record<AuthType, string>

/** Ranges in points, days or messages. */
export const SettingRange = {
  passLine: [1, 100],
  validityDays: [1, 3650],
  minutesPerHour: [1, 600],
  smsPerDay: [1, 1_000_000],
  hoursKeptYears: [0, 50],
  anomalyDeviceSwitches: [2, 100],
  anomalyRefusedBeats: [1, 10_000],
  anomalyAddressAccounts: [2, 10_000],
} as const

/** Two to four groups of digits, separated by dots. */
export const VersionPattern = /^\d+(\.\d+){1,3}$/

/** In characters. */
export const SettingLength = {
  version: 20,
  update: 2000,
  groupInfo: 500,
  recordNumber: 50,
  cooperativeUrl: 500,
  footerLinks: 1000,
  footerLinkText: 20,
  seller: 100,
} as const

export const MaxFooterLinks = 6

export interface FooterLink {
  text: string
  href: string
}

const footerLink = new RegExp(
  `^(.{1,${SettingLength.footerLinkText}})\\s(https?://[\\p{L}\\d.-]+(?::\\d+)?(?:[/?#]\\S*)?)$`,
  'u'
)

/** Null if a line is not a text and a web address. */
export function parseFooterLinks(lines: string): FooterLink[] | null {
  const links = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => footerLink.exec(line))
  if (links.length > MaxFooterLinks || links.includes(null)) return null
  return links.map((found) => ({ text: found![1].trim(), href: found![2] }))
}

const cooperativeUrl = '学习平台地址以 https:// 开头，含 {liveCode}，可含 {idCard}，两者不能写在域名里，最多500个字符'

const taxCode = '税收分类编码是19位数字'
const taxRate = `请选择税率：${TaxRates.join('、')}`

export const settingMessages = {
  'authType': '请选择登录方式',
  'version': '版本号格式如 1.0.0',
  'update': '更新信息最多2000个字符',
  'serviceQrUrl': '请上传客服二维码图片',
  'appQrUrl': '请上传App下载二维码图片',
  'groupInfo': '入群说明最多500个字符',
  'recordNumber': '备案号最多50个字符',
  'servicePhones': '客服电话格式如 0531-88000001，最多三个，用逗号分隔',
  'serviceHours': '服务时间格式如 08:30-17:00',
  'complaintPhone': '投诉电话格式如 0531-88000003',
  'helpCourseId': '帮助文章的编号必须是正整数',
  'footerLinks': `每行一个网站：名称（最多${SettingLength.footerLinkText}个字符）、空格、以 http:// 或 https:// 开头的网址，最多${MaxFooterLinks}个`,
  'passLine': '合格线是1到100的整数',
  'validityDays': '课程有效期是1到3650的整数，单位为天',
  'minutesPerHour': '每学时的分钟数是1到600的整数',
  'smsPerDay': '每日短信上限是1到1000000的整数',
  'testBeforeUpload': '请选择上传学时前是否必须通过课程测试',
  'printByCycle': '请选择能否按学时周期打印证书',
  'hoursKeptYears': '学时保留年限是0到50的整数，0表示永久保留',
  'anomalyDeviceSwitches': '设备切换次数是2到100的整数',
  'anomalyRefusedBeats': '未计入次数是1到10000的整数',
  'anomalyAddressAccounts': '同一地址的账号数是2到10000的整数',
  'anomaliesForAuditors': '请选择审核员能否查看学习异常',
  'presencePolicy': '请选择默认的在学核验规则',
  'faceCheckFee': '人脸核验单价是0到9999.99的金额，单位为元',
  'sellerName': '销售方名称最多100个字符',
  'sellerTaxNo': '销售方纳税人识别号为18位数字或大写字母',
  'sellerAddress': '销售方地址和电话最多100个字符',
  'sellerBank': '销售方开户银行和账号最多100个字符',
  'taxCode.course': taxCode,
  'taxCode.further': taxCode,
  'taxCode.live': taxCode,
  'taxCode.book': taxCode,
  'taxCode.material': taxCode,
  'taxCode.freight': taxCode,
  'taxRate.course': taxRate,
  'taxRate.further': taxRate,
  'taxRate.live': taxRate,
  'taxRate.book': taxRate,
  'taxRate.material': taxRate,
  'taxRate.freight': taxRate,
  'cooperativeUrl.jdgc': cooperativeUrl,
  'cooperativeUrl.kygc': cooperativeUrl,
  'cooperativeUrl.glgc': cooperativeUrl,
} as const satisfies Record<SettingName, string>

export const messages = { saved: '保存成功' } as const
