import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { walletPageValidator } from '#commerce/validators'
import { hasLocalWallet, localPages } from '#config/drivers'
import { reads, writes } from '#core/http/declaration'
import { anyone } from '#core/http/policies'

const { Wallets } = controllers.commerce.local

if (localPages && hasLocalWallet) {
  router
    .group(() => {
      router.get('/', [Wallets, 'show']).as('show').use(reads(anyone, walletPageValidator))
      router.post('/', [Wallets, 'store']).as('store').use(writes(anyone, walletPageValidator))
    })
    .prefix('/local/wallet/:merchantNo')
    .where('merchantNo', /^[\w-]{6,32}$/)
    .as('commerce.local.wallets')
}
