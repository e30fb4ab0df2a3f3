import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { sessionEndingsValidator, signInValidator } from '#accounts/sessions/validators'
import { nothing, reads, writes } from '#core/http/route_options'
import { anyone, member } from '#core/http/access_policies'

const { OwnSessions, SessionEndings } = controllers.accounts.sessions
const { Sessions } = controllers.accounts.signIn

router
  .group(() => {
    router.post('/login', [Sessions, 'store']).use(writes(anyone, signInValidator, { rate: 'login' }))
    router
      .post('/logout', [Sessions, 'destroy'])
      .use(writes(member, nothing, { allowBeforePasswordChange: true, beforeSecondFactor: true }))
  })
  .prefix('/api/security')
  .as('accounts')

router
  .group(() => {
    router.get('/', [OwnSessions, 'index']).use(reads(member))
    router.post('/endings', [SessionEndings, 'store']).use(writes(member, sessionEndingsValidator))
    router.delete('/:id', [OwnSessions, 'destroy']).use(writes(member))
  })
  .prefix('/api/user/sessions')
  .as('accounts')
