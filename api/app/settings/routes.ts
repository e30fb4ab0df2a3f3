import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { declare, nothing } from '#core/http/declaration'
import { admin, anyone } from '#core/http/policies'
import { paramsFormValidator, paramsValidator } from '#settings/validators'

router
  .group(() => {
    router
      .get('/params', [controllers.settings.Params, 'index'])
      .as('params.index')
      .use(
        declare({ row: 'A80', who: anyone, takes: paramsValidator, rate: 'read', audited: false })
      )
    router
      .get('/auth-type', [controllers.settings.AuthTypes, 'show'])
      .as('auth_type.show')
      .use(declare({ row: 'A04', who: anyone, takes: nothing, rate: 'read', audited: false }))
    router
      .get('/app-info', [controllers.settings.AppDownloads, 'index'])
      .as('app_downloads.index')
      .use(declare({ row: 'A81', who: anyone, takes: nothing, rate: 'read', audited: false }))
    router
      .get('/download-app', [controllers.settings.AppDownloads, 'show'])
      .as('app_downloads.show')
      .use(declare({ row: 'A82', who: anyone, takes: nothing, rate: 'download', audited: false }))
  })
  .prefix('/api/public')
  .as('settings')

router
  .group(() => {
    router
      .get('/params', [controllers.settings.AdminParams, 'index'])
      .as('params.index')
      .use(declare({ row: 'B94', who: admin, takes: nothing, rate: 'read', audited: false }))
    router
      .post('/params', [controllers.settings.AdminParams, 'store'])
      .as('params.store')
      .use(
        declare({
          row: 'B66',
          who: admin,
          takes: paramsFormValidator,
          rate: 'write',
          audited: true,
        })
      )
  })
  .prefix('/api/admin')
  .as('settings.admin')
