import app from '@adonisjs/core/services/app'

/** Not in `warmup` (`ace codegen`): a schedule opens the database, which would stay open. */
if (app.getMode() !== 'warmup') {
  await import('#core/schedule')
  await import('#accounts/schedule')
  await import('#messages/schedule')
  await import('#exports/schedule')
  await import('#catalogue/schedule')
  await import('#certificates/schedule')
  await import('#learning/schedule')
  await import('#exams/schedule')
  await import('#commerce/schedule')
  await import('#invoices/schedule')
  await import('#statistics/schedule')
  await import('#partners/schedule')
  await import('#transfer/schedule')
}
