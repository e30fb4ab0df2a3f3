import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#core/http/handler'))

/** Before routing, for unknown addresses too. */
server.use([() => import('#core/http/response_headers_middleware')])

/** The rest is the route's declaration: rate, role, and only then the body (core/http/route_options.ts). */
router.use([() => import('#accounts/sessions/session_middleware')])
