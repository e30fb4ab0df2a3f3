import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('@adonisjs/queue/commands'),
  ],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('#providers/redis_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/queue/queue_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('#providers/drivers_provider'),
    () => import('#providers/learning_provider'),
    () => import('#providers/commerce_provider'),
    () => import('#providers/invoices_provider'),
    { file: () => import('#providers/partners_provider'), environment: ['web', 'console'] },
    { file: () => import('#providers/route_options_provider'), environment: ['web', 'test'] },
    { file: () => import('#providers/audit_provider'), environment: ['web'] },
    { file: () => import('#providers/statistics_provider'), environment: ['web'] },
    { file: () => import('#providers/worker_provider'), environment: ['web'] },
  ],

  preloads: [
    () => import('#start/kernel'),
    () => import('#start/validator'),
    () => import('#start/exports'),
    () => import('#start/transfers'),
    () => import('#start/personal_data_export'),
    () => import('#start/routes'),
    { file: () => import('#start/metrics'), environment: ['web', 'console', 'test'] },
    { file: () => import('#start/tracing'), environment: ['web', 'console'] },
  ],

  tests: {
    suites: [
      { files: ['tests/unit/**/*.spec.ts'], name: 'unit', timeout: 60_000 },
      { files: ['tests/drivers/**/*.spec.ts'], name: 'drivers', timeout: 60_000 },
      { files: ['tests/functional/**/*.spec.ts'], name: 'functional', timeout: 240_000 },
      { files: ['tests/log/**/*.spec.ts'], name: 'log', timeout: 240_000 },
      { files: ['tests/crash/**/*.spec.ts'], name: 'crash', timeout: 480_000 },
    ],
    forceExit: true,
  },

  hooks: {
    init: [
      indexEntities({
        controllers: { enabled: true, source: './app', glob: ['**/*_controller.ts'], importAlias: '#app' },
        transformers: { enabled: false },
        events: { enabled: false },
        listeners: { enabled: false },
      }),
      generateRegistry(),
    ],
  },
})
