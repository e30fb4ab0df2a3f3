import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { addressValidator } from '#accounts/addresses/validators'
import { nothing, reads, writes } from '#core/http/route_options'
import { anyone, member } from '#core/http/access_policies'

const { Addresses, DefaultAddresses, Regions } = controllers.accounts.addresses

router
  .get('/api/public/area', [Regions, 'index'])
  .as('accounts.regions.index')
  .use(reads(anyone, nothing, { cache: { tags: () => [] } }))

router
  .group(() => {
    router.get('/', [Addresses, 'index']).use(reads(member))
    router.post('/', [Addresses, 'store']).use(writes(member, addressValidator))
    router.delete('/:id', [Addresses, 'destroy']).use(writes(member))
    router.post('/:id/set-default', [DefaultAddresses, 'store']).as('addresses.default.store').use(writes(member))
  })
  .prefix('/api/user/addresses')
  .as('accounts')
