import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#core/http/handler'))

/** Before routing, so that it also covers unknown URLs. */
server.use([() => import('#core/http/response_headers_middleware')])

/** All other checks are in the route's declaration: rate, role, and then the body (core/http/route_options.ts). */
router.use([
  () => import('#accounts/sessions/session_middleware'),
  () => import('#partners/keys/service_key_middleware'),
])
