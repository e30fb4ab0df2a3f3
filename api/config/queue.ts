import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { defineConfig, drivers } from '@adonisjs/queue'

export const jobFiles = ['./app/**/*_job.{ts,js}']

export default defineConfig({
  default: env.get('NODE_ENV') === 'test' ? 'sync' : 'database',
  adapters: {
    database: drivers.database({ connectionName: env.get('DB_CONNECTION', 'sqlite') }),
    sync: drivers.sync(),
  },
  /** On SIGTERM a worker finishes its jobs and takes no others. */
  worker: { concurrency: 2, idleDelay: '2s', gracefulShutdown: true },
  /** A server that runs jobs loads them once it listens (`worker_provider.ts`); other servers need none. */
  locations: app.getEnvironment() === 'web' ? [] : jobFiles,
})
