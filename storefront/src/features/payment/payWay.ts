import { PayWay } from '@zhuxue/api/terms/commerce'

/** The payment method that is selected first. The server offers the same ones to every browser. */
export function defaultPayMethod(offered: readonly PayWay[], userAgent: string): PayWay {
  const wanted = wayOf(userAgent)
  return offered.includes(wanted) ? wanted : PayWay.Native
}

/** WeChat opens no H5 page inside itself. */
function wayOf(userAgent: string): PayWay {
  if (/MicroMessenger/i.test(userAgent)) return PayWay.Jsapi
  return /Android|iPhone|iPod|HarmonyOS|Mobile/i.test(userAgent) ? PayWay.H5 : PayWay.Native
}
