import { PayWay } from '@zhuxue/api/terms/commerce'

/** The payment method that is selected first. The server offers the same ones to every browser. */
export function defaultPayMethod(offered: readonly PayWay[], userAgent: string): PayWay {
  const preferred = payMethodOf(userAgent)
  if (offered.includes(preferred)) return preferred
  return offered.includes(PayWay.Native) ? PayWay.Native : (offered[0] ?? PayWay.Native)
}

/** WeChat blocks the pages of Alipay and does not read its codes. */
export const opensIn = (provider: string, userAgent: string) => !(isWeChat(userAgent) && provider.endsWith('alipay'))

const isWeChat = (userAgent: string) => /MicroMessenger/i.test(userAgent)

/** WeChat opens no H5 page inside itself. */
function payMethodOf(userAgent: string): PayWay {
  if (isWeChat(userAgent)) return PayWay.Jsapi
  return /Android|iPhone|iPod|HarmonyOS|Mobile/i.test(userAgent) ? PayWay.H5 : PayWay.Native
}
