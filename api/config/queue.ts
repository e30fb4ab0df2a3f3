import env from '#start/env'
import { defineConfig, drivers } from '@adonisjs/queue'

export default defineConfig({
  default: env.get('NODE_ENV') === 'test' ? 'sync' : 'database',
  adapters: {
    database: drivers.database({ connectionName: env.get('DB_CONNECTION', 'sqlite') }),
    sync: drivers.sync(),
  },
  /** On SIGTERM a worker ends its jobs and takes no others. */
  worker: { concurrency: 2, idleDelay: '2s', gracefulShutdown: true },
  locations: ['./app/**/*_job.{ts,js}'],
})
