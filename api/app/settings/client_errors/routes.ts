import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { lists, writes } from '#core/http/route_options'
import { admin, anyone } from '#core/http/access_policies'
import { clientErrorListValidator, clientErrorValidator } from '#settings/client_errors/validators'

const { ClientErrors } = controllers.settings.clientErrors

router
  .post('/api/public/client-errors', [ClientErrors, 'store'])
  .as('settings.client_errors.store')
  .use(writes(anyone, clientErrorValidator, { rate: 'report' }))

router
  .get('/api/admin/client-errors', [ClientErrors, 'index'])
  .as('settings.admin.client_errors.index')
  .use(lists(admin, clientErrorListValidator))
