import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { eventsValidator, hoursSheetValidator, hoursValidator } from '#organisations/hours/validators'
import { reads } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { Hours } = controllers.organisations.hours

router
  .group(() => {
    router.get('/hours', [Hours, 'show']).use(reads(member, hoursValidator, { rate: 'stat' }))
    router
      .get('/hours-export', [Hours, 'export'])
      .as('export')
      .use(reads(member, hoursSheetValidator, { rate: 'export' }))
    router
      .get('/events', [Hours, 'events'])
      .as('events')
      .use(reads(member, eventsValidator, { rate: 'list' }))
  })
  .prefix('/api/user/organisations/:id')
  .as('organisations.hours')
