import app from '@adonisjs/core/services/app'

/**
 * Jobs that come round by themselves; each domain schedules its own. Not while the application is only
 * warmed up to be looked at (`ace codegen`): a schedule opens the database, which nobody would close.
 */
if (app.getMode() !== 'warmup') {
  await import('#catalogue/schedule')
  await import('#commerce/schedule')
}
