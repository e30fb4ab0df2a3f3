import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { ownUrl } from '#commerce/local/own_url'
import { walletAuthorizationValidator } from '#commerce/validators'
import { NotFound } from '#core/errors'
import type LocalWallet from '#drivers/payment/local/wallet'
import { Wallets } from '#drivers/payment/wallets'

/** Imitates open.weixin.qq.com, which returns the openid without a dialog and redirects back at once. */
@inject()
export default class WalletAuthorizationsController {
  constructor(protected wallets: Wallets) {}

  async show(ctx: HttpContext) {
    const params = await ctx.request.validateUsing(walletAuthorizationValidator)
    const back = ownUrl(params.redirect_uri)
    if (!back) throw new NotFound()
    const wallet = this.wallets.of({ provider: 'local' }) as LocalWallet
    const url = new URL(back)
    url.searchParams.set('code', wallet.authorizations.issue())
    url.searchParams.set('state', params.state)
    ctx.response.redirect().status(302).toPath(url.href)
  }
}
