import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { admin } from '#core/http/access_policies'
import { nothing, reads } from '#core/http/route_options'

const { SetupSteps } = controllers.statistics.setupSteps

router
  .get('/api/admin/setup-steps', [SetupSteps, 'index'])
  .as('statistics.setup_steps.index')
  .use(reads(admin, nothing, { rate: 'list' }))
