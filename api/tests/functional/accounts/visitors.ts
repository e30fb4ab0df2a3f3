import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { password, type CreatedUser } from '#tests/factories/accounts'
import type { ApiProcesses } from '#tests/functional/api_processes'

interface Call {
  from: string
  query?: Record<string, string>
  body?: object
  token?: string
  cookie?: string
}

/** Calls from chosen IP addresses, as a trusted proxy reports them, to several processes in turn. */
export function visitorsOf(apis: ApiProcesses) {
  let calls = 0

  async function call(path: string, { from, query, body, token, cookie }: Call) {
    const url = new URL(path, apis.urls[calls++ % apis.urls.length])
    url.search = new URLSearchParams(query).toString()
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(token && { authorization: token }),
        ...(cookie && { cookie }),
      },
      body: body && JSON.stringify(body),
    })
    const json = (await answer.json()) as object
    const [set] = answer.headers.getSetCookie()
    return { status: answer.status, cookie: set?.split(';')[0], ...json } as {
      status: number
      cookie?: string
      code: string
      challenge: Challenge
    }
  }

  return {
    call,
    signIn: (from: string, { user }: CreatedUser, cookie?: string) =>
      call('/api/security/login', {
        from,
        cookie,
        body: { loginName: user.loginName, passwd: password, loginType: 'password' },
      }),
    askCode: (from: string, telephone: string, proof?: string, purpose = 'login', cookie?: string) =>
      call('/api/public/user/verify-code', { from, cookie, query: { telephone, purpose, ...(proof && { proof }) } }),
    async advanceTime(seconds: number) {
      for (const url of apis.urls) {
        await fetch(`${url}/local/clock`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ advanceSeconds: seconds }),
        })
      }
    },
  }
}

/** Solves the proof of work as the browser does. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
