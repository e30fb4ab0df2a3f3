const timeoutMs = 5_000
const maxBytes = 1_048_576

/** @throws Error after five seconds, for a redirect or more than 1 MB */
export async function callVendor(url: string | URL, init: RequestInit) {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  return { ok: response.ok, status: response.status, text: await textOf(response) }
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) throw new Error('a response of more than 1 MB')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Omits the request, which may contain personal data. */
export function failureReason(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { code?: string } }
  return cause?.code ?? message
}
