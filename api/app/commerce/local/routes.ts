import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { bridgeCallValidator, walletAuthorizationValidator, walletPageValidator } from '#commerce/validators'
import { hasLocalWallet, localPages } from '#config/drivers'
import { reads, writes } from '#core/http/route_options'
import { anyone } from '#core/http/access_policies'

const { WalletAuthorizations, WalletBridges, Wallets } = controllers.commerce.local

if (localPages && hasLocalWallet) {
  router
    .group(() => {
      router.get('/', [Wallets, 'show']).as('show').use(reads(anyone, walletPageValidator))
      router.post('/', [Wallets, 'store']).as('store').use(writes(anyone, walletPageValidator))
    })
    .prefix('/local/wallet/:merchantNo')
    .where('merchantNo', /^[\w-]{6,32}$/)
    .as('commerce.local.wallets')

  router
    .get('/local/wallet-authorization', [WalletAuthorizations, 'show'])
    .as('commerce.local.wallet_authorizations.show')
    .use(reads(anyone, walletAuthorizationValidator))
  router
    .get('/local/wallet-bridge.js', [WalletBridges, 'show'])
    .as('commerce.local.wallet_bridges.show')
    .use(reads(anyone))
  router
    .post('/local/wallet-bridge', [WalletBridges, 'store'])
    .as('commerce.local.wallet_bridges.store')
    .use(writes(anyone, bridgeCallValidator))
}
