import env from '#start/env'
import { defineConfig, targets } from '@adonisjs/core/logger'

const pretty = env.get('NODE_ENV') === 'development'

const secret = [
  'authorization',
  'passwd',
  'newPassword',
  'verifyCode',
  'idCard',
  'telephone',
  'payerAccount',
  'liveCode',
  'token',
]

export default defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'zhuxue',
      level: env.get('LOG_LEVEL', 'info'),
      redact: {
        paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
      transport: {
        targets: targets()
          .pushIf(pretty, targets.pretty({ singleLine: true, translateTime: 'SYS:HH:MM:ss' }))
          .pushIf(!pretty, targets.file({ destination: 1 }))
          .toArray(),
      },
    },
  },
})
