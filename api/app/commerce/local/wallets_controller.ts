import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { ownUrl } from '#commerce/local/own_url'
import { noReferrerPage, walletPage, walletPolicy } from '#commerce/local/wallet_page'
import { walletPageValidator } from '#commerce/validators'
import { NotFound } from '#core/errors'
import type LocalWallet from '#drivers/payment/local/wallet'
import { isWalletFailure } from '#drivers/payment/local/simulated_faults'
import { Wallets } from '#drivers/payment/wallets'

/** The page behind the local provider's QR code. Registered only with that provider. */
@inject()
export default class WalletsController {
  constructor(protected wallets: Wallets) {}

  async show(ctx: HttpContext) {
    const { cancel, redirect_url: redirectUrl } = await ctx.request.validateUsing(walletPageValidator)
    const order = await this.#wallet.view(ctx.params.merchantNo)
    if (!order) throw new NotFound()
    const hasReferrer = order.way !== 'h5' || ownUrl(ctx.request.header('referer')) !== null
    const shown = { cancelled: cancel === '1', back: ownUrl(redirectUrl) }
    ctx.response
      .header('Content-Security-Policy', walletPolicy)
      .type('text/html; charset=utf-8')
      .status(hasReferrer ? 200 : 403)
      .send(hasReferrer ? walletPage(order, shown) : noReferrerPage)
  }

  async store(ctx: HttpContext) {
    const { fault, redirect_url: redirectUrl } = await ctx.request.validateUsing(walletPageValidator)
    const { merchantNo } = ctx.params
    const order = await this.#wallet.pay(merchantNo, isWalletFailure(fault) ? fault : null)
    if (!order) throw new NotFound()
    const back = ownUrl(redirectUrl) ?? `/local/wallet/${merchantNo}`
    ctx.response.redirect().status(303).toPath(back)
  }

  get #wallet(): LocalWallet {
    return this.wallets.of({ provider: 'local' }) as LocalWallet
  }
}
