import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { declare, nothing } from '#core/declaration'
import { anyone } from '#core/policies'

router
  .group(() => {
    router
      .get('/live', [controllers.core.Health, 'index'])
      .as('live')
      .use(declare({ row: 'B84', who: anyone, takes: nothing, rate: 'read', audited: false }))
    router
      .get('/ready', [controllers.core.Health, 'show'])
      .as('ready')
      .use(declare({ row: 'B85', who: anyone, takes: nothing, rate: 'read', audited: false }))
  })
  .prefix('/health')
  .as('health')
