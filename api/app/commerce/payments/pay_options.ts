import type Order from '#commerce/order'
import { codeLink } from '#commerce/payments/code_link'
import type Payment from '#commerce/payments/payment'
import { PayWay, WalletText } from '#commerce/terms'
import type { PayChoice, Wallets } from '#drivers/payment/wallets'

export interface PayOption extends PayChoice {
  label: string
  /** Only for a way with a code to scan. */
  qrcodeUrl: string | null
}

/** What the buyer of an unpaid order can choose; the browser decides which way of a provider is shown first. */
export function payOptions(order: Order, payment: Payment | null, wallets: Wallets) {
  const choices = order.isPayable ? withOpenAttempt(wallets.choices, payment) : []
  const payWays = choices.map((choice): PayOption => ({
    ...choice,
    label: WalletText[choice.provider] ?? choice.provider,
    qrcodeUrl: choice.way === PayWay.Native ? codeLink(order, choice.provider) : null,
  }))
  const payProvider = payment?.provider ?? wallets.offered[0].provider
  const [code] = payWays.filter(({ qrcodeUrl }) => qrcodeUrl).toSorted((one) => (one.provider === payProvider ? -1 : 1))
  // Reading a code ends an attempt at another provider, which must not happen to a transfer by itself.
  const qrcodeUrl = payment?.way === PayWay.Transfer ? null : (code?.qrcodeUrl ?? null)
  return { payWays, payProvider, qrcodeUrl, payUrl: payUrl(payment) }
}

/** An attempt of a provider that is no longer offered can still be paid. */
function withOpenAttempt(choices: PayChoice[], payment: Payment | null): PayChoice[] {
  if (!payment || choices.some(({ provider }) => provider === payment.provider)) return choices
  return [{ provider: payment.provider, way: payment.way }, ...choices]
}

/** Set when a browser can open the link in the QR code: a phone cannot scan its own screen. */
function payUrl(payment: Payment | null): string | null {
  if (payment?.way !== PayWay.Native) return null
  return payment.codeUrl?.startsWith('http') ? payment.codeUrl : null
}
