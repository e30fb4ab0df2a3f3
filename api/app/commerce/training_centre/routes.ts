import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  centreSheetValidator,
  centreValidator,
  handoverValidator,
  remindersValidator,
} from '#commerce/training_centre/validators'
import { nothing, reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { CentreExports, Centres, Handovers, Reminders } = controllers.commerce.trainingCentre

router
  .group(() => {
    router.get('/', [Centres, 'show']).use(reads(member, centreValidator, { rate: 'stat' }))
    router.get('/access', [Centres, 'access']).use(reads(member, nothing))
    router.get('/export', [CentreExports, 'show']).use(reads(member, centreSheetValidator, { rate: 'export' }))
    router
      .post('/reminders', [Reminders, 'store'])
      .use(writes(member, remindersValidator, { rate: 'assign', idempotent: true }))
  })
  .prefix('/api/user/training-centre')
  .as('commerce')

router
  .post('/api/user/organisations/:id/handovers', [Handovers, 'store'])
  .as('commerce.handovers.store')
  .use(writes(member, handoverValidator))
