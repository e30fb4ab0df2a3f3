import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { walletPage, walletPolicy } from '#commerce/local/wallet_page'
import { walletPageValidator } from '#commerce/validators'
import { NotFound } from '#core/http/refusal'
import type LocalWallet from '#drivers/payment/local/wallet'
import { isWalletFault } from '#drivers/payment/local/wallet_faults'
import { Wallets } from '#drivers/payment/wallets'

/** The page that the local wallet's QR code leads to. Registered only beside that wallet. */
@inject()
export default class WalletsController {
  constructor(protected wallets: Wallets) {}

  async show(ctx: HttpContext) {
    const { cancel } = await ctx.request.validateUsing(walletPageValidator)
    const order = await this.#wallet.view(ctx.params.merchantNo)
    if (!order) throw new NotFound()
    ctx.response
      .header('Content-Security-Policy', walletPolicy)
      .type('text/html; charset=utf-8')
      .send(walletPage(order, { cancelled: cancel === '1' }))
  }

  async store(ctx: HttpContext) {
    const { fault } = await ctx.request.validateUsing(walletPageValidator)
    const { merchantNo } = ctx.params
    const order = await this.#wallet.pay(merchantNo, isWalletFault(fault) ? fault : null)
    if (!order) throw new NotFound()
    ctx.response.redirect().status(303).toPath(`/local/wallet/${merchantNo}`)
  }

  get #wallet(): LocalWallet {
    return this.wallets.of({ provider: 'local' }) as LocalWallet
  }
}
