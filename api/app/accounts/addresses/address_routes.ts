import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { addressValidator } from '#accounts/validators'
import { declare, nothing } from '#core/http/declaration'
import { member } from '#core/http/policies'

const { accounts } = controllers

router
  .group(() => {
    router
      .get('/', [accounts.addresses.Addresses, 'index'])
      .as('index')
      .use(declare({ row: 'A50', who: member, takes: nothing, rate: 'read', audited: false }))
    router
      .post('/', [accounts.addresses.Addresses, 'store'])
      .as('store')
      .use(
        declare({ row: 'A51', who: member, takes: addressValidator, rate: 'write', audited: false })
      )
    router
      .delete('/:id', [accounts.addresses.Addresses, 'destroy'])
      .as('destroy')
      .use(declare({ row: 'A52', who: member, takes: nothing, rate: 'write', audited: false }))
    router
      .post('/:id/set-default', [accounts.addresses.DefaultAddresses, 'store'])
      .as('default.store')
      .use(declare({ row: 'A53', who: member, takes: nothing, rate: 'write', audited: false }))
  })
  .prefix('/api/user/addresses')
  .as('accounts.addresses')
