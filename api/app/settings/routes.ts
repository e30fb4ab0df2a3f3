import '#settings/app_packages/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, reads } from '#core/http/declaration'
import { admin, anyone } from '#core/http/policies'
import { paramsFormValidator, paramsValidator } from '#settings/validators'

const { AdminParams, AuthTypes, Params } = controllers.settings

router
  .group(() => {
    router.get('/params', [Params, 'index']).use(reads(anyone, paramsValidator))
    router.get('/auth-type', [AuthTypes, 'show']).as('auth_type.show').use(reads(anyone))
  })
  .prefix('/api/public')
  .as('settings')

router
  .group(() => {
    router.get('/', [AdminParams, 'index']).as('index').use(reads(admin))
    router
      .post('/', [AdminParams, 'store'])
      .as('store')
      .use(auditedWrites(admin, paramsFormValidator))
  })
  .prefix('/api/admin/params')
  .as('settings.admin.params')
