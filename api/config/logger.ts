import env from '#start/env'
import { defineConfig, targets } from '@adonisjs/core/logger'
import { describeError, maskNumbers } from '#core/log_redaction'

/** A file instead of standard output: the tests read the log of a run. */
const file = env.get('LOG_FILE')
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
  'address',
  'payerEmail',
  'maillingTelephone',
  'maillingAddress',
]

export default defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'zhuxue',
      level: env.get('LOG_LEVEL', 'info'),
      serializers: { err: describeError, error: describeError },
      hooks: { streamWrite: maskNumbers },
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
      transport: {
        targets: targets()
          .pushIf(pretty, targets.pretty({ singleLine: true, translateTime: 'SYS:HH:MM:ss' }))
          .pushIf(!pretty, targets.file({ destination: file ?? 1 }))
          .toArray(),
      },
    },
  },
})
