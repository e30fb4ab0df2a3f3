import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { ownUrl } from '#commerce/local/own_url'
import { noReferrerPage, walletPage, walletPolicy } from '#commerce/local/wallet_page'
import { walletPageValidator } from '#commerce/validators'
import { NotFound } from '#core/errors'
import LocalWallet, { type WalletView } from '#drivers/payment/local/wallet'
import { isWalletFailure } from '#drivers/payment/local/simulated_faults'
import { Wallets } from '#drivers/payment/wallets'

/** The page behind the QR code of a local provider. Registered only with one. */
@inject()
export default class WalletsController {
  constructor(protected wallets: Wallets) {}

  async show(ctx: HttpContext) {
    const { cancel, redirect_url: redirectUrl } = await ctx.request.validateUsing(walletPageValidator)
    const { wallet, order } = await this.#find(ctx.params.merchantNo)
    const hasReferrer = order.way !== 'h5' || ownUrl(ctx.request.header('referer')) !== null
    const shown = { provider: wallet.provider, cancelled: cancel === '1', back: ownUrl(redirectUrl) }
    ctx.response
      .header('Content-Security-Policy', walletPolicy)
      .type('text/html; charset=utf-8')
      .status(hasReferrer ? 200 : 403)
      .send(hasReferrer ? walletPage(order, shown) : noReferrerPage)
  }

  async store(ctx: HttpContext) {
    const { fault, redirect_url: redirectUrl } = await ctx.request.validateUsing(walletPageValidator)
    const { merchantNo } = ctx.params
    const { wallet } = await this.#find(merchantNo)
    await wallet.pay(merchantNo, isWalletFailure(fault) ? fault : null)
    const back = ownUrl(redirectUrl) ?? `/local/wallet/${merchantNo}`
    ctx.response.redirect().status(303).toPath(back)
  }

  /** A merchant number belongs to one provider. */
  async #find(merchantNo: string): Promise<{ wallet: LocalWallet; order: WalletView }> {
    for (const wallet of this.wallets.all) {
      const order = wallet instanceof LocalWallet ? await wallet.view(merchantNo) : null
      if (order) return { wallet: wallet as LocalWallet, order }
    }
    throw new NotFound()
  }
}
