import { privacy, firstVersion } from './privacy_policy.js'

export interface DemoLegalText {
  kind: 'agreement' | 'privacy' | 'refunds' | 'licence'
  content: string
  changes: string
  isMajor: boolean
  daysAgo: number
}

const section = (title: string, ...paragraphs: string[]) =>
  `<h2>${title}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const agreement = [
  '<p>欢迎使用筑学。本协议由您与筑学教育科技有限公司（以下称“本站”）订立。请在注册前完整阅读，特别是涉及学时、退款和责任的条款。勾选同意并完成注册，即表示您接受本协议。</p>',
  section(
    '一、账号',
    '您应当使用本人的手机号、姓名和身份证号注册。一人只使用一个账号，账号不得出借、转让或出售。',
    '请妥善保管密码和验证码。发现他人使用您的账号时，请立即修改密码并联系客服。'
  ),
  section(
    '二、课程与服务',
    '本站提供考试培训、从业人员继续教育、教材、直播和答疑。课程页面写明课程内容、有效期和价格，购买后在有效期内可以反复学习。',
    '网络课程仅供购买人本人学习。不得录制、下载后传播、转售课程，不得以共享账号等方式供多人使用。'
  ),
  section(
    '三、继续教育学时',
    '继续教育学时按本人实际观看的时间计算，并按主管部门的要求上传。拖动跳过、重复观看、多端同时播放等不计入的时间，页面上会说明原因。',
    '由他人代学、使用程序刷课等方式取得的学时无效，本站会撤回已上传的学时，由此造成的后果由账号所有人承担。'
  ),
  section(
    '四、订单与支付',
    '提交订单后请在页面显示的时限内付款，逾期订单自动取消。商品价格以提交订单时页面显示的应付金额为准。',
    '单位批量购买的名额由购买人分配给学员，学员首次学习后名额不再转移。'
  ),
  section('五、退款', '退款条件和流程见《退款规则》，该规则是本协议的组成部分。'),
  section(
    '六、评论与提问',
    '您发布的内容应当真实、合法，不得侮辱他人或发布广告。本站对评论先审核后公开，违反规定的内容会被删除。'
  ),
  section(
    '七、责任',
    '本站保证课程内容由有资质的讲师制作，但不承诺考试一定通过。因不可抗力或第三方平台故障造成的服务中断，本站会及时恢复并公告，学习有效期相应顺延。'
  ),
  section(
    '八、协议的变更与终止',
    '本协议修改后会在本站公布新版本，历史版本可以随时查阅。涉及您主要权利的重大变更，会在您下次登录时再次征求同意；不同意的，可以停止使用并注销账号。'
  ),
  section(
    '九、争议解决',
    '本协议适用中华人民共和国法律。发生争议时双方先协商，协商不成的，可以向本站所在地人民法院起诉。'
  ),
].join('')

const refunds = [
  '<p>本规则适用于在本站购买的课程、教材和名额。申请退款请联系客服，并提供订单号。</p>',
  section('一、网络课程和直播') +
    list(
      '付款后七日内且学习不足该课程总时长百分之十的，全额退款；',
      '超过上述时间或进度的，按未学习的部分协商退款；',
      '继续教育课程的学时上传后不予退款；未上传的学时在退款时收回，再次取得该课程时恢复；',
      '直播取消且没有回放的，全额退款。'
    ),
  section('二、教材') +
    list(
      '签收后七日内，未拆封、不影响再次销售的，可以退货退款，退货运费由购买人承担；',
      '教材缺页、破损或发错的，本站承担往返运费并换货或退款。'
    ),
  section('三、批量购买的名额') +
    list('尚未分配，或者分配后没有开始学习的名额，可以退款；', '已经开始学习的名额，不予退款。'),
  section(
    '四、退款的金额和时间',
    '享受优惠的订单，按实际支付的金额退款。审核通过后，款项在三个工作日内原路退回，到账时间以支付平台为准。'
  ),
  section('五、发票', '已经开具发票的订单退款时，本站对原发票冲红，按退款后的金额重新开具。'),
].join('')

const row = (name: string, value: string) => `<tr><th>${name}</th><td>${value}</td></tr>`

const licence = [
  '<p>根据《中华人民共和国电子商务法》，现公示本站经营者的营业执照信息。</p>',
  '<table><tbody>',
  row('名称', '筑学教育科技有限公司（演示）'),
  row('统一社会信用代码', '91370100MA00000000'),
  row('类型', '有限责任公司'),
  row('法定代表人', '周建明'),
  row('注册资本', '伍佰万元整'),
  row('成立日期', '2019年5月16日'),
  row('住所', '山东省济南市历下区经十路88号'),
  row('经营范围', '技术服务；教育咨询服务；网络技术服务；图书零售；互联网信息服务'),
  row('登记机关', '济南市历下区市场监督管理局'),
  '</tbody></table>',
  '<p>以上为演示数据。正式上线前请换成本单位的信息，并插入营业执照的图片。</p>',
].join('')

/** In the order of publishing within a kind. */
export const legalTexts: readonly DemoLegalText[] = [
  { kind: 'agreement', content: agreement, changes: '首次发布', isMajor: true, daysAgo: 500 },
  { kind: 'privacy', content: firstVersion(privacy), changes: '首次发布', isMajor: true, daysAgo: 500 },
  {
    kind: 'privacy',
    content: privacy,
    changes: '增加学习中的身份核验和在学确认、执业证书，以及您加入单位并同意后单位可以看到的学时进度',
    isMajor: true,
    daysAgo: 100,
  },
  {
    kind: 'refunds',
    content: refunds.replace('三个工作日', '五个工作日'),
    changes: '首次发布',
    isMajor: true,
    daysAgo: 500,
  },
  { kind: 'refunds', content: refunds, changes: '退款时间由五个工作日缩短为三个工作日', isMajor: false, daysAgo: 120 },
  { kind: 'licence', content: licence, changes: '首次公示', isMajor: true, daysAgo: 500 },
]
