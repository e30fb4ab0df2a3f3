import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { invitationValidator, membersValidator, memberValidator } from '#organisations/members/validators'
import { lists, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { Members } = controllers.organisations.members

router
  .group(() => {
    router.get('/', [Members, 'index']).use(lists(member, membersValidator))
    router
      .post('/', [Members, 'store'])
      .use(writes(member, invitationValidator, { rate: 'assign', idempotent: true, bodyKb: 320 }))
    router.put('/:memberId', [Members, 'update']).use(writes(member, memberValidator))
    router.delete('/:memberId', [Members, 'destroy']).use(writes(member))
  })
  .prefix('/api/user/organisations/:id/members')
  .as('organisations.members')
