import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, nothing, reads } from '#core/http/route_options'
import { admin, member } from '#core/http/access_policies'

const { Parcels } = controllers.commerce.admin
const { TrackingLogs } = controllers.commerce.parcels

router
  .get('/api/orders/:orderNo/tracking-logs', [TrackingLogs, 'index'])
  .as('commerce.tracking_logs.index')
  .use(reads(member))

router
  .post('/api/admin/parcels', [Parcels, 'store'])
  .as('commerce.admin.orders.parcels.store')
  .use(auditedWrites(admin, nothing, { rate: 'reveal' }))
