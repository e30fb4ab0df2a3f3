import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { admin } from '#core/http/access_policies'
import { auditedWrites, lists, reads, writes } from '#core/http/route_options'
import {
  deliveryFilterValidator,
  endpointEditValidator,
  endpointSwitchValidator,
  endpointValidator,
  replayValidator,
} from '#partners/webhooks/validators'

const { WebhookEndpoints } = controllers.partners.webhooks

/** An endpoint gets data without a session. */
const proved = { recentProof: 'always' } as const

router
  .group(() => {
    router.get('/service-accounts/:id/webhook-endpoints', [WebhookEndpoints, 'index']).use(reads(admin))
    router
      .post('/service-accounts/:id/webhook-endpoints', [WebhookEndpoints, 'store'])
      .use(auditedWrites(admin, endpointValidator, proved))
    router
      .put('/webhook-endpoints/:id', [WebhookEndpoints, 'update'])
      .use(auditedWrites(admin, endpointEditValidator, proved))
    router
      .put('/webhook-endpoints/:id/state', [WebhookEndpoints, 'switch'])
      .use(auditedWrites(admin, endpointSwitchValidator))
    router.delete('/webhook-endpoints/:id', [WebhookEndpoints, 'destroy']).use(auditedWrites(admin))
    router
      .post('/webhook-endpoints/:id/secrets', [WebhookEndpoints, 'changeSecret'])
      .use(auditedWrites(admin, undefined, proved))
    router
      .post('/webhook-endpoints/:id/tests', [WebhookEndpoints, 'test'])
      .use(writes(admin, undefined, { rate: 'push' }))
    router
      .post('/webhook-endpoints/:id/replays', [WebhookEndpoints, 'replay'])
      .use(auditedWrites(admin, replayValidator, { rate: 'push' }))
    router
      .get('/webhook-endpoints/:id/deliveries', [WebhookEndpoints, 'deliveries'])
      .use(lists(admin, deliveryFilterValidator))
  })
  .prefix('/api/admin')
  .as('partners')
