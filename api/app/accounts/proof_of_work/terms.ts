/** Code of an error that carries a `challenge`; the same call with its `proof` succeeds. */
export const ProofRequiredCode = 'proof-required'

export const messages = {
  proofRequired: '请先完成安全验证',
  proofRunning: '正在进行安全验证，大约需要几秒钟…',
  proofFailed: '安全验证未完成，请重试',
  proofNeedsHttps: '当前连接无法完成安全验证，请使用 https 网址重新打开本页',
} as const
