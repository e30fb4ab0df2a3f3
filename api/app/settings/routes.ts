import '#settings/app_packages/routes'
import '#settings/client_errors/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, nothing, reads } from '#core/http/route_options'
import { admin, anyone } from '#core/http/access_policies'
import type { Caching } from '#core/cache/cacheable'
import { settings } from '#settings/terms'
import { paramsFormValidator, paramsValidator } from '#settings/validators'

const { AdminParams, AuthTypes, Params } = controllers.settings
const cache: Caching = { tags: () => ['params'] }
/** Unknown names create no cache entry. */
const ofKnownNames: Caching = {
  tags: ({ request }) =>
    [request.input('paramNames') ?? []].flat().every((name) => Object.hasOwn(settings, name)) ? ['params'] : null,
}

router
  .group(() => {
    router.get('/params', [Params, 'index']).use(reads(anyone, paramsValidator, { cache: ofKnownNames }))
    router
      .get('/auth-type', [AuthTypes, 'show'])
      .as('auth_type.show')
      .use(reads(anyone, nothing, { cache }))
  })
  .prefix('/api/public')
  .as('settings')

router
  .group(() => {
    router.get('/', [AdminParams, 'index']).as('index').use(reads(admin))
    router
      .post('/', [AdminParams, 'store'])
      .as('store')
      .use(auditedWrites(admin, paramsFormValidator, { recentProof: 'always' }))
  })
  .prefix('/api/admin/params')
  .as('settings.admin.params')
