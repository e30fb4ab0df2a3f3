import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { bridgeScript } from '#commerce/local/bridge_script'
import { bridgeCallValidator } from '#commerce/validators'
import type LocalWallet from '#drivers/payment/local/wallet'
import { Wallets } from '#drivers/payment/wallets'

/** Plays what WeChat brings into its pages. Registered only beside the local wallet. */
@inject()
export default class WalletBridgesController {
  constructor(protected wallets: Wallets) {}

  async show({ response }: HttpContext) {
    response.type('text/javascript; charset=utf-8').send(bridgeScript)
  }

  async store({ request }: HttpContext) {
    const call = await request.validateUsing(bridgeCallValidator)
    const wallet = this.wallets.of({ provider: 'local' }) as LocalWallet
    return { isPaid: (await wallet.payCall(call))?.state === 'paid' }
  }
}
