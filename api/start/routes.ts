/** The routes of each domain, in the order of the architecture (docs/architecture.md). */
import router from '@adonisjs/core/services/router'

const number = router.matchers.number()
for (const name of ['id', 'chapterId', 'itemId', 'seatNo', 'fileId']) router.where(name, number)
router.where('orderNo', /^\d{20}$/)

await import('#core/http/routes')
await import('#core/local/routes')
await import('#core/openapi/routes')
await import('#settings/routes')
await import('#media/routes')
await import('#accounts/routes')
await import('#messages/routes')
await import('#exports/routes')
await import('#channels/routes')
await import('#catalogue/routes')
await import('#certificates/routes')
await import('#learning/routes')
await import('#exams/routes')
await import('#commerce/routes')
await import('#invoices/routes')
await import('#comments/routes')
await import('#statistics/routes')
