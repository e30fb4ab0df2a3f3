import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#core/http/handler'))

/** Before routing, for unknown addresses too. */
server.use([() => import('#core/http/response_headers_middleware')])

router.use([
  () => import('#core/http/body_middleware'),
  () => import('#core/http/well_formed_text_middleware'),
  () => import('#accounts/sessions/session_middleware'),
])
