import { PayWay } from '@zhuxue/api/terms/commerce'

/** The payment method that is selected first. The server offers the same ones to every browser. */
export function defaultPayMethod(offered: readonly PayWay[], userAgent: string): PayWay {
  const preferred = payMethodOf(userAgent)
  if (offered.includes(preferred)) return preferred
  return offered.includes(PayWay.Native) ? PayWay.Native : (offered[0] ?? PayWay.Native)
}

/** WeChat opens no H5 page inside itself. */
function payMethodOf(userAgent: string): PayWay {
  if (/MicroMessenger/i.test(userAgent)) return PayWay.Jsapi
  return /Android|iPhone|iPod|HarmonyOS|Mobile/i.test(userAgent) ? PayWay.H5 : PayWay.Native
}
