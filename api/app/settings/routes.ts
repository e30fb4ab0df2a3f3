import '#settings/app_packages/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, nothing, reads } from '#core/http/declaration'
import { admin, anyone } from '#core/http/policies'
import { paramsFormValidator, paramsValidator } from '#settings/validators'

const { AdminParams, AuthTypes, Params } = controllers.settings
const shelf = { tags: () => ['params'] }

router
  .group(() => {
    router.get('/params', [Params, 'index']).use(reads(anyone, paramsValidator, { shelf }))
    router
      .get('/auth-type', [AuthTypes, 'show'])
      .as('auth_type.show')
      .use(reads(anyone, nothing, { shelf }))
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
