import { PayWay } from '@zhuxue/api/terms/commerce'

/** Which of the offered ways is shown first. Only that: the server does not ask what browser it is. */
export function defaultPayMethod(offered: readonly PayWay[], userAgent: string): PayWay {
  const wanted = wayOf(userAgent)
  return offered.includes(wanted) ? wanted : PayWay.Native
}

/** WeChat opens no H5 page inside itself. */
function wayOf(userAgent: string): PayWay {
  if (/MicroMessenger/i.test(userAgent)) return PayWay.Jsapi
  return /Android|iPhone|iPod|HarmonyOS|Mobile/i.test(userAgent) ? PayWay.H5 : PayWay.Native
}
