import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { goalValidator } from '#organisations/goals/validators'
import { reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { Goals } = controllers.organisations.goals

router
  .group(() => {
    router.get('/', [Goals, 'index']).use(reads(member))
    router.post('/', [Goals, 'store']).use(writes(member, goalValidator))
    router.delete('/:goalId', [Goals, 'destroy']).use(writes(member))
  })
  .prefix('/api/user/organisations/:id/goals')
  .as('organisations.goals')
