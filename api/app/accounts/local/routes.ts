import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import drivers, { localPages } from '#config/drivers'
import { facePressValidator, smsOutboxValidator } from '#accounts/validators'
import { declare, nothing } from '#core/http/declaration'
import { anyone } from '#core/http/policies'

const { accounts } = controllers

if (localPages) {
  router
    .group(() => {
      router
        .get('/people', [accounts.local.People, 'index'])
        .as('people')
        .use(declare({ row: 'L01', who: anyone, takes: nothing, rate: 'read', audited: false }))
      router
        .get('/sms', [accounts.local.Sms, 'index'])
        .as('sms')
        .use(
          declare({
            row: 'L02',
            who: anyone,
            takes: smsOutboxValidator,
            rate: 'read',
            audited: false,
          })
        )
    })
    .prefix('/local')
    .as('accounts.local')
}

if (localPages && drivers.face === 'local') {
  router
    .group(() => {
      router
        .get('/:certifyId', [accounts.local.Faces, 'show'])
        .as('show')
        .use(declare({ row: 'L20', who: anyone, takes: nothing, rate: 'read', audited: false }))
      router
        .post('/:certifyId', [accounts.local.Faces, 'store'])
        .as('store')
        .use(
          declare({
            row: 'L21',
            who: anyone,
            takes: facePressValidator,
            rate: 'write',
            audited: false,
          })
        )
    })
    .prefix('/local/face')
    .where('certifyId', /^[0-9a-f]{32}$/)
    .as('accounts.local.faces')
}
