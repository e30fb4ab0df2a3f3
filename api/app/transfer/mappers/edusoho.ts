import {
  cell,
  courseOfFile,
  entitlementId,
  type Mapper,
  type Output,
  type SourceFile,
  type SourceRow,
} from '#transfer/mappers/mapper'
import { isTelephone, toExchangeTime, toPersonId, toYuan } from '#transfer/mappers/source_cells'

const personId = (row: SourceRow) => toPersonId(cell(row, '用户名', '购买者'))

function writePerson(row: SourceRow, output: Output, extra: Record<string, string | undefined> = {}): void {
  const telephone = cell(row, '手机号', '手机', '联系电话', '手机号码')
  output.write('people', personId(row), {
    user_name: cell(row, '姓名', '真实姓名') || undefined,
    telephone: isTelephone(telephone) ? telephone : undefined,
    id_card: cell(row, '身份证号', '身份证号码') || undefined,
    ...extra,
  })
}

const people: SourceFile = { titles: ['用户名', '密码', '身份证号'], map: (row, output) => writePerson(row, output) }

/** The tables `user` and `user_profile`, joined by id and with the columns of both. */
const accounts: SourceFile = {
  titles: ['nickname', 'verifiedMobile', 'createdTime'],
  map(row, output) {
    if (cell(row, 'destroyed') === '1') return output.skip(row, '已注销的账号不迁移')
    const verified = cell(row, 'verifiedMobile')
    const telephone = verified || cell(row, 'mobile')
    output.write('people', toPersonId(cell(row, 'nickname')), {
      user_name: cell(row, 'truename') || undefined,
      telephone: isTelephone(telephone) ? telephone : undefined,
      telephone_verified: verified ? '1' : '0',
      id_card: cell(row, 'idcard') || undefined,
      registered_at: toExchangeTime(cell(row, 'createdTime')),
      last_login_at: toExchangeTime(cell(row, 'loginTime')),
      status: cell(row, 'locked') === '1' ? 'disabled' : 'active',
    })
  },
}

const paidStatuses = ['已付款', '已支付', '交易成功', '已完成', '退款中', '已退款']
const closedStatuses = ['未付款', '待付款', '未支付', '已关闭', '交易关闭', '已取消']
const providers: Record<string, string> = { 微信支付: 'wechat', 微信: 'wechat', 支付宝: 'alipay' }

const orders: SourceFile = {
  titles: ['订单号', '订单状态', '订单名称', '创建时间'],
  map(row, output) {
    const [orderNo, title, status] = [cell(row, '订单号'), cell(row, '订单名称'), cell(row, '订单状态')]
    const isPaid = paidStatuses.includes(status)
    if (!isPaid && !closedStatuses.includes(status)) return output.skip(row, `不认识的订单状态“${status}”`)
    const course = output.idOfTitle(title)
    if (!course) return output.skip(row, `titles.csv 中没有填写“${title}”对应的课程`)
    const amount = toYuan(cell(row, '实付总额', '实付价格'))
    if (!amount) return output.skip(row, '没有实付金额')
    const paidAt = toExchangeTime(cell(row, '付款时间'))
    if (isPaid && !paidAt) return output.skip(row, '已付款的订单没有付款时间')

    writePerson(row, output)
    output.write('orders', orderNo, {
      person: personId(row),
      status: isPaid ? 'paid' : 'closed',
      placed_at: toExchangeTime(cell(row, '创建时间')),
      paid_at: isPaid ? paidAt : undefined,
      amount_yuan: amount,
    })
    output.write('order_lines', orderNo, {
      order: orderNo,
      course,
      item_name: title,
      copies: '1',
      unit_yuan: amount,
      amount_yuan: amount,
    })
    if (!isPaid || Number(amount) === 0) return
    const provider = providers[cell(row, '支付方式')] ?? 'other'
    output.write('payments', orderNo, { order: orderNo, provider, amount_yuan: amount, paid_at: paidAt })
    if (status === '已退款') output.skip(row, '订单已退款，但文件中没有退款金额和时间，请在 refunds.csv 中补充')
  },
}

/** `members-<course>.csv`. */
const members: SourceFile = {
  titles: ['用户名', '公司', '头衔', '微博'],
  map(row, output) {
    const course = courseOfFile(row)
    if (!course) return output.skip(row, '文件名应为 members-课程编号.csv')
    const joinedAt = toExchangeTime(cell(row, '加入时间', '加入学习时间', '创建时间'))
    if (!joinedAt) return output.skip(row, '没有加入时间')
    writePerson(row, output)
    output.write('entitlements', entitlementId(course, personId(row)), {
      person: personId(row),
      course,
      origin: 'admin',
      granted_at: joinedAt,
    })
  },
}

const certificates: SourceFile = {
  titles: ['用户名', '证书编号', '发证日期'],
  map: (row, output) => output.skip(row, '原平台发的证书不迁移；已上传的学时请在 hour_uploads.csv 中提供'),
}

export const edusoho: Mapper = { files: [accounts, people, members, certificates, orders] }
