import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads } from '#core/http/route_options'
import { anyone } from '#core/http/access_policies'

const { Health } = controllers.core.http

router.get('/health/live', [Health, 'index']).as('health.live').use(reads(anyone))
router.get('/health/ready', [Health, 'show']).as('health.ready').use(reads(anyone))
