import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { declare, nothing } from '#core/http/declaration'
import { anyone } from '#core/http/policies'

router
  .group(() => {
    router
      .get('/live', [controllers.core.http.Health, 'index'])
      .as('live')
      .use(declare({ row: 'B84', who: anyone, takes: nothing, rate: 'read', audited: false }))
    router
      .get('/ready', [controllers.core.http.Health, 'show'])
      .as('ready')
      .use(declare({ row: 'B85', who: anyone, takes: nothing, rate: 'read', audited: false }))
  })
  .prefix('/health')
  .as('health')
