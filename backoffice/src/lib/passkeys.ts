import type { HttpError } from '@refinedev/core'

/** Loaded on demand. */
export const passkeyLibrary = () => import('@simplewebauthn/browser')

/** Browsers support passkeys on https pages only. */
export const noPasskeys = () =>
  globalThis.isSecureContext ? '当前浏览器不支持通行密钥' : '通行密钥只能在 https 网址使用，请用系统的正式网址打开'

export const canUsePasskeys = () => typeof globalThis.PublicKeyCredential === 'function'

const messagesByError: Record<string, string> = {
  NotAllowedError: '没有完成通行密钥验证：已取消、超时，或本机没有可用的通行密钥',
  InvalidStateError: '这个设备上的通行密钥已经登记过',
  SecurityError: '当前网址不能使用通行密钥，请用系统的正式网址（https）打开',
  AbortError: '通行密钥验证已取消',
}

/** Translates the browser's errors. */
export async function askForPasskey<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (thrown) {
    const { name } = thrown as Error
    const rejection: HttpError = { message: messagesByError[name] ?? '通行密钥验证失败，请重试', statusCode: 200 }
    throw rejection
  }
}
