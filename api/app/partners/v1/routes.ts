import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { anyone } from '#core/http/access_policies'
import { reads, withKey } from '#core/http/route_options'
import { bulkOrderValidator } from '#partners/v1/orders/validators'
import { webhookChangeValidator, webhookReplayValidator, webhookValidator } from '#partners/v1/webhook_validators'
import {
  changedPageValidator,
  entitlementValidator,
  eventPageValidator,
  pageValidator,
  seatAssignmentValidator,
  seatMoveValidator,
  uploadOutcomeValidator,
  uploadReversalValidator,
} from '#partners/v1/validators'
import { personLookupValidator, personValidator } from '#partners/v1/people/validators'

const { Certificates, Courses, Documents, Entitlements, Events, HourUploadResults, HourUploads, Keys, Progress } =
  controllers.partners.v1
const { Seats, Webhooks } = controllers.partners.v1
const { Orders } = controllers.partners.v1.orders
const { People, PersonHours, PersonLookups, PersonReveals } = controllers.partners.v1.people
const write = { rate: 'partnerWrite', idempotent: true, strictQuery: false } as const
/** The response holds a secret, so it is not stored for repeated calls. */
const webhookWrite = { rate: 'partnerWrite', audited: true, strictQuery: false } as const

router.get('/api/v1/openapi.json', [Documents, 'show']).as('openapi.partners').use(reads(anyone))

router
  .group(() => {
    router.get('/me', [Keys, 'show']).use(withKey('any'))
    router.get('/people', [People, 'index']).use(withKey('people:read', pageValidator))
    router.post('/people', [People, 'store']).use(withKey('people:write', personValidator, { ...write, audited: true }))
    router
      .post('/people/lookups', [PersonLookups, 'store'])
      .use(withKey('people:read', personLookupValidator, { strictQuery: false }))
    router.get('/people/:id/hours', [PersonHours, 'index']).use(withKey('progress:read'))
    router
      .post('/people/:id/reveals', [PersonReveals, 'store'])
      .use(withKey('numbers:read', undefined, { rate: 'partnerReveal', audited: true, hasReason: true }))
    router.get('/courses', [Courses, 'index']).use(withKey('courses:read', pageValidator))
    router.get('/courses/:id/chapters', [Courses, 'chapters']).use(withKey('courses:read'))
    router.get('/orders', [Orders, 'index']).use(withKey('orders:read', changedPageValidator))
    router
      .post('/orders', [Orders, 'store'])
      .use(withKey('orders:write', bulkOrderValidator, { ...write, idempotent: 'required' }))
    router.get('/orders/:orderNo', [Orders, 'show']).use(withKey('orders:read'))
    router.get('/orders/:orderNo/lines/:itemId/seats', [Seats, 'index']).use(withKey('seats:read', pageValidator))
    router
      .post('/orders/:orderNo/lines/:itemId/seats', [Seats, 'store'])
      .use(withKey('seats:write', seatAssignmentValidator, write))
    router
      .post('/orders/:orderNo/lines/:itemId/seats/:seatNo/moves', [Seats, 'move'])
      .use(withKey('seats:write', seatMoveValidator, write))
    router
      .delete('/orders/:orderNo/lines/:itemId/seats/:seatNo', [Seats, 'destroy'])
      .use(withKey('seats:write', undefined, write))
    router.get('/progress', [Progress, 'index']).use(withKey('progress:read', pageValidator))
    router.get('/certificates', [Certificates, 'index']).use(withKey('certificates:list', changedPageValidator))
    router.get('/certificates/:number', [Certificates, 'show']).use(withKey('certificates:read'))
    router.get('/hour-uploads', [HourUploads, 'index']).use(withKey('hours:read', changedPageValidator))
    router
      .post('/hour-uploads/:uploadId/outcomes', [HourUploadResults, 'outcome'])
      .use(withKey('hours:write', uploadOutcomeValidator, { ...write, audited: true }))
    router
      .post('/hour-uploads/:uploadId/reversals', [HourUploadResults, 'revert'])
      .use(withKey('hours:write', uploadReversalValidator, { ...write, audited: true }))
    router.get('/entitlements', [Entitlements, 'index']).use(withKey('entitlements:write', pageValidator))
    router
      .post('/entitlements', [Entitlements, 'store'])
      .use(withKey('entitlements:write', entitlementValidator, { ...write, audited: true }))
    router
      .delete('/entitlements/:id', [Entitlements, 'destroy'])
      .use(withKey('entitlements:write', undefined, { ...write, audited: true }))
    router.get('/events', [Events, 'index']).use(withKey('events:read', eventPageValidator))
    router.get('/webhooks', [Webhooks, 'index']).use(withKey('webhooks:write'))
    router.post('/webhooks', [Webhooks, 'store']).use(withKey('webhooks:write', webhookValidator, webhookWrite))
    router
      .patch('/webhooks/:id', [Webhooks, 'update'])
      .use(withKey('webhooks:write', webhookChangeValidator, webhookWrite))
    router.delete('/webhooks/:id', [Webhooks, 'destroy']).use(withKey('webhooks:write', undefined, webhookWrite))
    router
      .post('/webhooks/:id/secrets', [Webhooks, 'changeSecret'])
      .use(withKey('webhooks:write', undefined, webhookWrite))
    router
      .post('/webhooks/:id/tests', [Webhooks, 'test'])
      .use(withKey('webhooks:write', undefined, { rate: 'push', strictQuery: false }))
    router
      .post('/webhooks/:id/replays', [Webhooks, 'replay'])
      .use(withKey('webhooks:write', webhookReplayValidator, { ...webhookWrite, rate: 'push' }))
  })
  .prefix('/api/v1')
  .as('v1')
