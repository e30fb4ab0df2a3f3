import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { organisationValidator } from '#organisations/own/validators'
import { reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { Organisations } = controllers.organisations.own

router
  .group(() => {
    router.get('/', [Organisations, 'index']).use(reads(member))
    router.post('/', [Organisations, 'store']).use(writes(member, organisationValidator))
    router.put('/:id', [Organisations, 'update']).use(writes(member, organisationValidator))
  })
  .prefix('/api/user/organisations')
  .as('organisations.own')
