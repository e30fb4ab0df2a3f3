import { defineConfig, transports } from '@adonisjs/mail'
import { publicUrl } from '#config/app'
import env from '#start/env'

const user = env.get('SMTP_USER')
const port = env.get('SMTP_PORT', 465)

/** Other ports than 465 begin in plain text and must switch to TLS. */
export const smtpServer = {
  host: env.get('SMTP_HOST', 'localhost'),
  port,
  secure: port === 465,
  requireTLS: env.get('SMTP_TLS', true),
  ignoreTLS: !env.get('SMTP_TLS', true),
  connectionTimeout: 10_000,
  socketTimeout: 30_000,
  ...(user && { auth: { type: 'login' as const, user, pass: env.get('SMTP_PASSWORD', '') } }),
}

/** Loaded with MAIL_DRIVER=smtp. */
export default defineConfig({
  default: 'smtp',
  from: { address: env.get('MAIL_FROM', `no-reply@${new URL(publicUrl).hostname}`), name: '筑学' },
  mailers: { smtp: transports.smtp(smtpServer) },
})
