import { askForPasskey, passkeyLibrary } from '../lib/passkeys'
import { call } from './api'

export async function registerPasskey(passkeyName: string, currentPassword: string) {
  const { challengeId, options } = await call('POST /api/user/second-factor/passkey-options', {
    body: { currentPassword },
  })
  const response = await askForPasskey(async () => (await passkeyLibrary()).startRegistration({ optionsJSON: options }))
  return call('POST /api/user/second-factor/passkeys', { body: { challengeId, passkeyName, response } })
}

export async function confirmWithPasskey(): Promise<void> {
  const { challengeId, options } = await call('POST /api/security/staff-step/confirmations/passkey-options')
  const response = await askForPasskey(async () =>
    (await passkeyLibrary()).startAuthentication({ optionsJSON: options })
  )
  await call('POST /api/security/staff-step/confirmations/passkey', { body: { challengeId, response } })
}
