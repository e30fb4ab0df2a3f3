import { ChannelKindText } from '#channels/terms'
import { choice, count, money, share, technical, text, time, words, type Fields } from '#start/objects/fields'

interface Rate {
  fromMonth: string
  rateBp: number
}

/** A partner is a user with these fields. */
export const commissionFields: Fields = {
  exclusiveCode: text('专属码'),
  exclusiveDiscount: {
    label: '折扣',
    show: (value) =>
      typeof value !== 'number' ? null : value === 1 ? '不打折' : `${Math.round(value * 1000) / 100} 折`,
  },
  kind: choice('渠道类型', ChannelKindText),
  commissionRates: words<Rate>('佣金比例', ({ fromMonth, rateBp }) =>
    typeof rateBp === 'number' ? `${fromMonth} 起 ${share('').show(rateBp, () => undefined)}` : null
  ),
}

export const statementFields: Fields = {
  netFen: money('净收入'),
  commissionFen: money('佣金'),
  lines: count('明细行数', '行'),
  channel: text('渠道'),
  month: text('月份'),
  hash: technical('内容校验值'),
  paidOn: time('支付日期'),
  note: text('说明'),
}
