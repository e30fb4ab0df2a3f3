import { inject } from '@adonisjs/core'
import { publicUrl } from '#config/app'
import Order from '#commerce/order'
import { CreateAtWallet } from '#commerce/payments/create_at_wallet'
import { OpenPaymentAttempt } from '#commerce/payments/open_payment_attempt'
import { beginAuthorization, redeemAuthorization } from '#commerce/payments/wallet_authorization'
import { OrderStatus, PayWay, messages } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { UserError, Unavailable } from '#core/errors'
import { DriverFailure } from '#drivers/driver_failure'
import type { BridgeCall, PaymentGateway } from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'

type PageWay = typeof PayWay.H5 | typeof PayWay.Page

export interface PaymentForm {
  /** The first provider that has the way, if absent. */
  provider?: string
  way: PageWay | typeof PayWay.Jsapi | typeof PayWay.Transfer
  code?: string
  state?: string
}

/** The browser goes to `pageUrl` or `authorizeUrl`, or passes `call` to WeChat's bridge; the other two are null. */
interface BegunPayment {
  way: PaymentForm['way']
  pageUrl: string | null
  authorizeUrl: string | null
  call: BridgeCall | null
  bridgeUrl: string | null
}

/** A payment on the buyer's own device. Only webhook and query report its outcome (docs/threats.md T132). */
@inject()
export class BeginPayment {
  constructor(
    protected wallets: Wallets,
    protected openPaymentAttempt: OpenPaymentAttempt,
    protected createAtWallet: CreateAtWallet
  ) {}

  async execute(
    buyer: CurrentUser,
    { orderNo, ip }: { orderNo: string; ip: string },
    form: PaymentForm
  ): Promise<BegunPayment> {
    const order = await Order.owned(buyer, orderNo)
    if (order.orderStatus === OrderStatus.Paid) throw new UserError(messages.paidMeanwhile)
    if (!order.isPayable) throw new UserError(messages.notPayable)
    const wallet = this.wallets.offering(form)
    if (!wallet) throw new UserError(messages.wayNotOffered)

    try {
      if (form.way === PayWay.Transfer) return await this.#transfer(order, wallet)
      if (form.way !== PayWay.Jsapi) return await this.#page(order, wallet, { way: form.way, ip })
      return form.code || form.state
        ? await this.#bridge(order, wallet, await openidOf(buyer, { order, wallet, form }))
        : await authorization(buyer, order, wallet)
    } catch (error) {
      if (error instanceof DriverFailure) throw new Unavailable(messages.walletDown)
      throw error
    }
  }

  async #page(
    order: Order,
    { provider }: PaymentGateway,
    { way, ip }: { way: PageWay; ip: string }
  ): Promise<BegunPayment> {
    const address = ip.replace(/^::ffff:/, '')
    const chosen = { provider, way, payerContext: address }
    const payment = await this.openPaymentAttempt.execute(order, chosen)
    const { pageUrl } = await this.createAtWallet.execute(order, payment, (wallet, attempt) =>
      wallet.createPage(attempt, { way, address, returnUrl: returnUrl(order, way) })
    )
    return { ...nothing(way), pageUrl }
  }

  /** The order itself shows account and code. */
  async #transfer(order: Order, { provider }: PaymentGateway): Promise<BegunPayment> {
    const way = PayWay.Transfer
    const payment = await this.openPaymentAttempt.execute(order, { provider, way, payerContext: null })
    if (!payment.codeUrl)
      await this.createAtWallet.execute(order, payment, (wallet, attempt) => wallet.createCode(attempt))
    return nothing(way)
  }

  async #bridge(order: Order, { provider, bridgeUrl }: PaymentGateway, openid: string): Promise<BegunPayment> {
    const chosen = { provider, way: PayWay.Jsapi, payerContext: openid }
    const payment = await this.openPaymentAttempt.execute(order, chosen)
    const { call } = await this.createAtWallet.execute(order, payment, (wallet, attempt) =>
      wallet.createBridgeCall(attempt, { openid })
    )
    return { ...nothing(PayWay.Jsapi), call, bridgeUrl }
  }
}

async function authorization(buyer: CurrentUser, order: Order, wallet: PaymentGateway): Promise<BegunPayment> {
  const state = await beginAuthorization(buyer, order)
  const authorizeUrl = wallet.authorizeUrl({ returnUrl: returnUrl(order, PayWay.Jsapi), state })
  return { ...nothing(PayWay.Jsapi), authorizeUrl }
}

/** Checks the state first: a code from somebody else's link is not even exchanged (docs/threats.md T131). */
async function openidOf(
  buyer: CurrentUser,
  { order, wallet, form: { code, state } }: { order: Order; wallet: PaymentGateway; form: PaymentForm }
): Promise<string> {
  const isOwn = Boolean(state) && (await redeemAuthorization(buyer, order, state!))
  if (!isOwn || !code) throw new UserError(messages.authorizationEnded)
  try {
    return await wallet.readOpenid(code)
  } catch (error) {
    const isRefused = error instanceof DriverFailure && error.rejectCode !== null
    throw isRefused ? new UserError(messages.authorizationEnded) : error
  }
}

function returnUrl({ orderNo }: Order, way: PaymentForm['way']): string {
  return `${publicUrl}/index/submitted-order-info/${orderNo}?pay=${way}`
}

function nothing(way: PaymentForm['way']): BegunPayment {
  return { way, pageUrl: null, authorizeUrl: null, call: null, bridgeUrl: null }
}
