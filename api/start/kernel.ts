import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#core/http/handler'))

/** Before routing: what even an unknown address must go through. */
server.use([() => import('#core/http/response_headers_middleware')])

/** Around every route, before what the route declares. */
router.use([
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#accounts/sessions/session_middleware'),
])
