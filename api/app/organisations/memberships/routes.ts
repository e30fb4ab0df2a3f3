import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { acceptanceValidator, readingsValidator, sharingValidator } from '#organisations/memberships/validators'
import { reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { Memberships } = controllers.organisations.memberships

router
  .group(() => {
    router.get('/', [Memberships, 'index']).use(reads(member))
    router.post('/:id/acceptances', [Memberships, 'accept']).as('accept').use(writes(member, acceptanceValidator))
    router.post('/:id/refusals', [Memberships, 'decline']).as('decline').use(writes(member))
    router.put('/:id/sharing', [Memberships, 'share']).as('share').use(writes(member, sharingValidator))
    router.post('/:id/ownership', [Memberships, 'own']).as('own').use(writes(member))
    router.get('/:id/readings', [Memberships, 'readings']).as('readings').use(reads(member, readingsValidator))
    router.delete('/:id', [Memberships, 'destroy']).use(writes(member))
  })
  .prefix('/api/user/memberships')
  .as('organisations.memberships')
