import { addDays, now, toWireDay } from '#core/time'
import type { MatrixFixture } from '#tests/functional/authorisation/matrix_fixture'
import type { Sample } from '#tests/functional/authorisation/samples'

const serviceAccount = {
  accountName: '人事系统',
  contactName: '王工',
  contactEmail: 'hr@example.com',
  allowedNetworks: ['203.0.113.0/24'],
}

/** A public address that nothing in the tests calls; the saved one is refused before a connection. */
const endpoint = { url: 'https://8.8.8.8/hook', eventTypes: ['order.paid'] }

const invoice = {
  invoiceType: 1,
  payerType: 2,
  payerName: '泉城建设有限公司',
  payerId: '91370100MA3C0WRQ0F',
  payerEmail: 'bill@example.com',
  maillingName: '王工',
  maillingTelephone: '13800000018',
}

/** Sessions never open the routes of `/api/v1`; service keys are tested in functional/partners. */
export const partnerSamples: Record<string, (fixture: MatrixFixture) => Sample> = {
  'POST /api/admin/service-accounts': ({ people }) => ({
    body: { ...serviceAccount, accountName: '培训系统', kind: 'centre', ownerTelephone: people.user.user.telephone! },
  }),
  'PUT /api/admin/service-accounts/:id': ({ serviceAccountId }) => ({
    path: [serviceAccountId],
    body: { ...serviceAccount, lockVersion: 0 },
  }),
  'PUT /api/admin/service-accounts/:id/state': ({ serviceAccountId }) => ({
    path: [serviceAccountId],
    body: { disabled: true },
  }),
  'POST /api/admin/service-accounts/:id/keys': ({ serviceAccountId }) => ({
    path: [serviceAccountId],
    body: { keyName: '主密钥', scopes: ['seats:read'], expiresOn: addDays(toWireDay(now()), 30) },
  }),
  'POST /api/admin/service-keys/:id/rotations': ({ serviceKeyId }) => ({
    path: [serviceKeyId],
    body: { overlapHours: 24 },
  }),
  'POST /api/admin/service-keys/:id/approvals': ({ pendingKeyId }) => ({ path: [pendingKeyId] }),
  'POST /api/admin/service-keys/:id/revocations': ({ serviceKeyId }) => ({ path: [serviceKeyId] }),
  'GET /api/admin/service-accounts/:id/webhook-endpoints': ({ serviceAccountId }) => ({ path: [serviceAccountId] }),
  'POST /api/admin/service-accounts/:id/webhook-endpoints': ({ serviceAccountId }) => ({
    path: [serviceAccountId],
    body: { ...endpoint, url: 'https://8.8.8.8/other' },
  }),
  'PUT /api/admin/webhook-endpoints/:id': ({ webhookEndpointId }) => ({
    path: [webhookEndpointId],
    body: { ...endpoint, lockVersion: 0 },
  }),
  'PUT /api/admin/webhook-endpoints/:id/state': ({ webhookEndpointId }) => ({
    path: [webhookEndpointId],
    body: { disabled: true },
  }),
  'DELETE /api/admin/webhook-endpoints/:id': ({ webhookEndpointId }) => ({ path: [webhookEndpointId] }),
  'POST /api/admin/webhook-endpoints/:id/secrets': ({ webhookEndpointId }) => ({ path: [webhookEndpointId] }),
  'POST /api/admin/webhook-endpoints/:id/tests': ({ webhookEndpointId }) => ({ path: [webhookEndpointId] }),
  'POST /api/admin/webhook-endpoints/:id/replays': ({ webhookEndpointId, webhookId }) => ({
    path: [webhookEndpointId],
    body: { webhookIds: [webhookId] },
  }),
  'GET /api/admin/webhook-endpoints/:id/deliveries': ({ webhookEndpointId }) => ({ path: [webhookEndpointId] }),
  'POST /api/v1/webhooks': () => ({ body: { url: 'https://8.8.8.8/other', types: ['order.paid'] } }),
  'PATCH /api/v1/webhooks/:id': ({ webhookEndpointId }) => ({ path: [webhookEndpointId], body: { disabled: true } }),
  'DELETE /api/v1/webhooks/:id': ({ webhookEndpointId }) => ({ path: [webhookEndpointId] }),
  'POST /api/v1/webhooks/:id/secrets': ({ webhookEndpointId }) => ({ path: [webhookEndpointId] }),
  'POST /api/v1/webhooks/:id/tests': ({ webhookEndpointId }) => ({ path: [webhookEndpointId] }),
  'POST /api/v1/webhooks/:id/replays': ({ webhookEndpointId, webhookId }) => ({
    path: [webhookEndpointId],
    body: { ids: [webhookId] },
  }),
  'POST /api/v1/people': () => ({ body: { externalId: 'HR-0042', userName: '孟晓琳', telephone: '13800000001' } }),
  'POST /api/v1/people/lookups': () => ({ body: { externalId: 'HR-0042' } }),
  'GET /api/v1/people/:id/hours': ({ people }) => ({ path: [people.user.user.id] }),
  'POST /api/v1/people/:id/reveals': ({ people }) => ({ path: [people.user.user.id] }),
  'GET /api/v1/courses/:id/chapters': ({ courseId }) => ({ path: [courseId] }),
  'POST /api/v1/orders': ({ courseId }) => ({ body: { lines: [{ courseId, copies: 2 }], invoice } }),
  'GET /api/v1/orders/:orderNo': ({ orderNo }) => ({ path: [orderNo] }),
  'GET /api/v1/orders/:orderNo/lines/:itemId/seats': ({ orderNo }) => ({ path: [orderNo, 1] }),
  'POST /api/v1/orders/:orderNo/lines/:itemId/seats': ({ orderNo }) => ({
    path: [orderNo, 1],
    body: { telephones: ['13800000001'] },
  }),
  'DELETE /api/v1/orders/:orderNo/lines/:itemId/seats/:seatNo': ({ orderNo }) => ({ path: [orderNo, 1, 1] }),
  'POST /api/v1/orders/:orderNo/lines/:itemId/seats/:seatNo/moves': ({ orderNo }) => ({
    path: [orderNo, 1, 1],
    body: { telephone: '13800000001' },
  }),
  'POST /api/v1/hour-uploads/:uploadId/outcomes': () => ({
    path: ['0b6cbf0e-8b1f-4f0b-9d0e-3f6f6f0f4b1a'],
    body: { state: 'confirmed', receiptNo: 'SD20261128000123' },
  }),
  'POST /api/v1/hour-uploads/:uploadId/reversals': () => ({
    path: ['0b6cbf0e-8b1f-4f0b-9d0e-3f6f6f0f4b1a'],
    body: { reason: '重复上传' },
  }),
  'POST /api/v1/entitlements': ({ courseId }) => ({ body: { courseId, telephones: ['13800000001'] } }),
  'DELETE /api/v1/entitlements/:id': () => ({ path: [1] }),
  'POST /api/v1/bank-transfers/:code/confirmations': () => ({
    path: ['48210736'],
    body: { bankSerial: 'S1', bookedAt: '2026-11-28T09:41:07+08:00', amountFen: 100_00, payerName: '泉城建设' },
  }),
  'POST /api/v1/imports': () => ({ query: { fileName: '旧网校.zip' } }),
  'GET /api/v1/imports/:id': () => ({ path: [1] }),
  'POST /api/v1/imports/:id/runs': () => ({ path: [1] }),
  'GET /api/v1/bill-days/:day': () => ({ path: ['2026-11-28'] }),
  'POST /api/v1/invoices/:id/issues': () => ({ path: [1], body: { number: '26372000000012345678' } }),
  'GET /api/v1/certificates/:number': () => ({ path: ['ZX26-0000-0000-0000-0000'] }),
}
