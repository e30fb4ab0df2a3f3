const deadline = 5_000
const mostBytes = 1_048_576

/**
 * One call of a vendor: five seconds for all of it, no redirect, at most 1 MB.
 * @throws Error when any of the three is broken or nobody answers
 */
export async function askOutside(url: string | URL, init: RequestInit) {
  const answer = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(deadline),
  })
  return { ok: answer.ok, status: answer.status, text: await textOf(answer) }
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error('an answer of more than 1 MB')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Why a call failed, without what was asked: that may hold names and numbers of people. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { code?: string } }
  return cause?.code ?? message
}
