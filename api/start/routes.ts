/** The routes of each domain, in the order of the architecture (docs/architecture.md). */
import router from '@adonisjs/core/services/router'

router.where('id', router.matchers.number())

await import('#core/routes')
await import('#settings/routes')
await import('#media/routes')
await import('#accounts/routes')
await import('#accounts/address_routes')
await import('#accounts/admin/routes')
await import('#accounts/local/routes')
await import('#channels/routes')
await import('#catalogue/routes')
await import('#learning/routes')
await import('#commerce/routes')
await import('#commerce/seats/routes')
await import('#commerce/admin/learner_routes')
await import('#commerce/admin/order_routes')
await import('#commerce/refunds/routes')
await import('#commerce/exceptions/routes')
await import('#invoices/routes')
await import('#invoices/admin/routes')
await import('#comments/routes')
