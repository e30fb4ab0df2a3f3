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
