import env from '#start/env'
import { defineConfig, drivers } from '@adonisjs/queue'

export default defineConfig({
  default: env.get('NODE_ENV') === 'test' ? 'sync' : 'database',
  adapters: {
    database: drivers.database({ connectionName: env.get('DB_CONNECTION', 'sqlite') }),
    sync: drivers.sync(),
  },
  worker: { concurrency: 2, idleDelay: '2s', gracefulShutdown: false },
  locations: ['./app/**/*_job.ts'],
})
