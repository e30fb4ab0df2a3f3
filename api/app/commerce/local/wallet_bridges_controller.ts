import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { bridgeScript } from '#commerce/local/bridge_script'
import { bridgeCallValidator } from '#commerce/validators'
import type LocalWallet from '#drivers/payment/local/wallet'
import { Wallets } from '#drivers/payment/wallets'

/** Imitates the script that WeChat injects into pages. Registered only with the local provider. */
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
