import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'

export const appKey = env.get('APP_KEY')

/** QR codes and signed links are built from it, never from the Host header. */
export const publicUrl = (env.get('PUBLIC_URL') ?? `http://localhost:${env.get('PORT')}`).replace(/\/$/, '')

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  etag: false,
  trustProxy: trustedProxy(env.get('TRUST_PROXY')),
  cookie: {},
})

function trustedProxy(address?: string) {
  return (from: string) => Boolean(address) && from.replace(/^::ffff:/, '') === address
}
