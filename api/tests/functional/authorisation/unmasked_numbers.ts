import type { Actor } from './route_table.js'

export const telephone = /(?<![\d.])1[3-9]\d{9}(?!\d)/
/** Signatures and UUIDs can contain eleven digits in a row. */
const digest = /(?<![0-9a-f])(?:(?=\d*[a-f])[0-9a-f]{32,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-f])/g
export const idCard = /(?<!\d)[1-9]\d{5}(?:19|20)\d{2}[01]\d[0-3]\d{4}[\dXx](?!\d)/

/**
 * Routes that may return complete numbers, with the reason. All other responses must be masked (docs/threats.md T22).
 */
const mayShow: Record<string, string> = {
  'POST /api/security/login': 'one’s own login name, which is the telephone',
  'GET /api/v1/openapi.json': 'the invented numbers of its examples',
  'POST /api/security/register': 'the login name just registered',
  'GET /api/user/profile': 'one’s own login name',
  'POST /api/user/profile': 'one’s own login name',
  'GET /api/public/orders/:orderNo/qrcode': 'a picture, and a wallet that remembers the number',
  'POST /api/user/orders/:orderNo/order-items/:itemId/assign-to-users': 'the numbers that the buyer has just typed',
  'POST /api/user/orders/:orderNo/order-items/:itemId/seat-previews':
    'the numbers that the buyer has just typed, of seats that the buyer gave',
  'GET /api/user/orders/:orderNo/order-items/:itemId/assigned-users': 'the numbers that the buyer typed',
  'GET /api/user/orders/:orderNo/order-items/:itemId/seats/export': 'the same as a workbook',
  'GET /api/user/training-centre': 'the numbers that the buyer typed, over all orders',
  'GET /api/user/organisations/:id/members': 'the numbers that the organisation typed',
  'POST /api/user/organisations/:id/members': 'the numbers that the manager has just typed',
  'GET /api/user/organisations/:id/hours': 'the numbers that the organisation typed, of members who share hours',
  'GET /api/user/organisations/:id/hours-export': 'the same as a workbook',
  'GET /api/invoices/:id': 'for its owner, and for an admin who has to issue it, audited; see the tests below',
  'POST /api/invoices': 'one’s own invoice',
  'GET /api/user/invoice-suggestion': 'one’s own last invoice',
  'GET /api/user/addresses': 'one’s own addresses',
  'POST /api/user/addresses': 'one’s own address',
  'POST /api/admin/courses/:id/assign-to-users/:genLiveCode': 'the numbers that the admin has just typed',
  'POST /api/admin/user-courses/assign': 'the numbers that the admin has just typed',
  'GET /api/admin/import-columns': 'invented examples',
  'GET /api/admin/live-codes-export': 'the audited export',
  'POST /api/admin/user-courses/:id/reveal': 'revealed for a reason, audited',
  'GET /api/admin/users-export': 'the audited export',
  'GET /api/admin/invoices-export': 'the audited export of invoices',
  'POST /api/admin/users/:id/reveal': 'revealed for a reason, audited',
  'POST /api/admin/orders-export': 'the audited export of orders',
  'POST /api/admin/orders/:orderNo/reveal': 'revealed for a reason, audited',
  'POST /api/admin/parcels': 'the labels of parcels, audited',
  'GET /local/people': 'the made-up people of the demo data',
  'GET /local/mails': 'the local outbox',
  'GET /local/sms': 'the local outbox',
}

/** Complete for `user`, who owns them; masked for staff. */
const shownToOwner = ['GET /api/orders/:orderNo', 'GET /api/invoices/orderid/:orderNo']

/** True when the response of this route must not contain complete numbers for this actor. */
export function hidesNumbers(route: string, actor: Actor): boolean {
  return !mayShow[route] && !(actor === 'user' && shownToOwner.includes(route))
}

/** The first phone or ID number of a text; lookalikes such as digests are skipped. */
export function wholeNumberIn(text: string): string | null {
  const plain = text.replace(digest, '')
  return (plain.match(telephone) ?? plain.match(idCard))?.[0] ?? null
}
