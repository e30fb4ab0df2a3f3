import { ApiError } from '~/lib/http/errors'

export const canUsePasskeys = () => typeof globalThis.PublicKeyCredential === 'function'

const messagesByError: Record<string, string> = {
  NotAllowedError: '没有完成通行密钥验证：已取消、超时，或本机没有可用的通行密钥',
  SecurityError: '当前网址不能使用通行密钥，请用系统的正式网址（https）打开',
  AbortError: '通行密钥验证已取消',
}

type Options = Parameters<(typeof import('@simplewebauthn/browser'))['startAuthentication']>[0]['optionsJSON']

/** The library is loaded on demand. @throws ApiError with a translated message */
export async function askForPasskey(optionsJSON: Options) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    return await startAuthentication({ optionsJSON })
  } catch (thrown) {
    const message = messagesByError[(thrown as Error).name] ?? '通行密钥验证失败，请重试'
    throw new ApiError({ code: 'passkey' }, message, false)
  }
}
