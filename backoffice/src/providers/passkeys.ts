import type { HttpError } from '@refinedev/core'
import { call, http } from './api'
import type { Response } from '../lib/calls'

/** Loaded when a passkey is used. */
const library = () => import('@simplewebauthn/browser')

export const canUsePasskeys = () => typeof globalThis.PublicKeyCredential === 'function'

type Entry = Response<'POST /api/security/login/passkey'>

/** @param challengeId of a sign-in that waits; without one the passkey says who it is */
export async function answerWithPasskey(challengeId?: string) {
  const begun = await call('POST /api/security/login/passkey-options', { body: { challengeId } })
  const response = await asked(async () =>
    (await library()).startAuthentication({ optionsJSON: begun.options })
  )
  const body = { challengeId: begun.challengeId, response }
  return http.post<Entry>('/api/security/login/passkey', body)
}

export async function registerPasskey(passkeyName: string, currentPassword: string) {
  const { challengeId, options } = await call('POST /api/user/second-factor/passkey-options', {
    body: { currentPassword },
  })
  const response = await asked(async () =>
    (await library()).startRegistration({ optionsJSON: options })
  )
  return call('POST /api/user/second-factor/passkeys', {
    body: { challengeId, passkeyName, response },
  })
}

const sentences: Record<string, string> = {
  NotAllowedError: '没有完成通行密钥验证：已取消、超时，或本机没有可用的通行密钥',
  InvalidStateError: '这个设备上的通行密钥已经登记过',
  SecurityError: '当前网址不能使用通行密钥，请用系统的正式网址（https）打开',
  AbortError: '通行密钥验证已取消',
}

/** The browser's refusals in our words. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (thrown) {
    const { name } = thrown as Error
    const refusal: HttpError = {
      message: sentences[name] ?? '通行密钥验证失败，请重试',
      statusCode: 200,
    }
    throw refusal
  }
}
