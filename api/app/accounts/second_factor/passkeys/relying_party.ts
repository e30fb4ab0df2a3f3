import { publicUrl } from '#config/app'

/** Passkeys belong to the configured public URL, never to the host of a request. */
const { hostname, origin } = new URL(publicUrl)

export const relyingParty = { id: hostname, name: '筑学管理台', origin }
