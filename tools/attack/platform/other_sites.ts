import { finding, type Attack } from '../attack.js'

const callers: Record<string, Record<string, string>> = {
  'a picture of another site': { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
  'a picture of a page of ours': { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
  'a form of another site': { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
  'an older browser on another site': { origin: 'https://evil.test' },
}

const routes: [method: string, path: string][] = [
  ['GET', '/api/public/user/verify-code?telephone=19900000001&purpose=register'],
  ['POST', '/api/security/login'],
  ['POST', '/api/security/register'],
  ['POST', '/api/security/reset-password'],
  ['POST', '/api/public/today-question/answer'],
  ['POST', '/api/public/certificate-files'],
]

export const otherSites: Attack = {
  promises: 'T64',
  title: 'Calls that pages of other sites make browsers send',
  async run(target) {
    const rows = []
    for (const [who, headers] of Object.entries(callers)) {
      for (const [method, path] of routes) {
        const body = method === 'GET' ? undefined : {}
        const { status } = await target.call(method, path, { headers, body })
        rows.push(finding(`${who} calls ${path.split('?')[0]}`, status === 403, status))
      }
    }
    return rows
  },
}
