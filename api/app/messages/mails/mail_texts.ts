import { publicUrl } from '#config/app'
import type { MailData, MailKind } from '#messages/mails/terms'
import { describeMessage, type MessageData, type MessageKind } from '#messages/terms'

interface MailText {
  subject: string
  text: string
}

const texts: { [Kind in MailKind]: (data: MailData[Kind]) => MailText } = {
  invoiceFile({ orderNo, isReversal }) {
    const kind = isReversal ? '红字发票' : '电子发票'
    return {
      subject: `【筑学】订单 ${orderNo} 的${kind}`,
      text: [
        '您好：',
        `订单 ${orderNo} 的${kind}在附件中，请查收。`,
        `也可以登录后在“我的发票”中下载：${publicUrl}/board/user/my-invoice`,
        '本邮件由系统发出，请勿直接回复。',
      ].join('\n\n'),
    }
  },
  webhookDisabled: (data) => noticeMail('webhookDisabled', data),
  serviceKeyEnding: (data) => noticeMail('serviceKeyEnding', data),
  serviceKeyRefused: (data) => noticeMail('serviceKeyRefused', data),
  reversalToConfirm({ orderNo, amount, noteNo }) {
    return {
      subject: `【筑学】订单 ${orderNo} 的红字发票请确认`,
      text: [
        '您好：',
        `订单 ${orderNo} 已退款 ${amount} 元，需要开具红字发票。您已使用这张发票，请在72小时内登录电子税务局确认红字信息确认单 ${noteNo}。`,
        '超过72小时没有确认，确认单会作废，我们会与您联系。',
        '本邮件由系统发出，请勿直接回复。',
      ].join('\n\n'),
    }
  },
  transferOpened: (data) => transferMail(`【筑学】订单 ${data.orderNo} 的付款信息`, '请按以下信息对公转账', data),
  transferExpiring: (data) =>
    transferMail(`【筑学】订单 ${data.orderNo} 即将超过付款时间`, '还没有收到您的汇款，已经汇出的请忽略', data),
}

function transferMail(subject: string, reason: string, data: MailData['transferOpened']): MailText {
  const { orderNo, amount, code, accountName, accountNumber, bankName, branchCode, until } = data
  const rows = [
    `户名：${accountName}`,
    `账号：${accountNumber}`,
    `开户银行：${bankName}`,
    ...(branchCode ? [`联行号：${branchCode}`] : []),
    `金额：${amount} 元（须完全一致）`,
    `附言（用途）只填写付款码：${code}`,
    `有效期至：${until}`,
  ]
  return {
    subject,
    text: [
      '您好：',
      `订单 ${orderNo} 选择了对公转账，${reason}。`,
      rows.join('\n'),
      '款项到账并经财务核对后开通课程，一般需要1–2个工作日。',
      `订单页面：${publicUrl}/index/submitted-order-info/${orderNo}`,
      '本邮件由系统发出，请勿直接回复。',
    ].join('\n\n'),
  }
}

/** The contact of a service account has no account of their own: the mail says what the message says. */
function noticeMail<Kind extends MailKind & MessageKind>(kind: Kind, data: MessageData[Kind]): MailText {
  const { title, text } = describeMessage(kind, data)
  return {
    subject: `【筑学】${title}`,
    text: ['您好：', `${text}。`, `接口说明：${publicUrl}/developers`, '本邮件由系统发出，请勿直接回复。'].join('\n\n'),
  }
}

export function mailText<Kind extends MailKind>(kind: Kind, data: MailData[Kind]): MailText {
  return texts[kind](data)
}
