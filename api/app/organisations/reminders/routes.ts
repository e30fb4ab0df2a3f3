import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { memberRemindersValidator } from '#organisations/reminders/validators'
import { writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { Reminders } = controllers.organisations.reminders

router
  .post('/api/user/organisations/:id/reminders', [Reminders, 'store'])
  .as('organisations.reminders.store')
  .use(writes(member, memberRemindersValidator, { rate: 'assign', idempotent: true }))
