import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { readsFigures } from '#core/http/route_options'
import { staff } from '#core/http/access_policies'

const { Waiting } = controllers.statistics.pendingWork

router.get('/api/admin/waiting', [Waiting, 'index']).as('statistics.waiting.index').use(readsFigures(staff))
