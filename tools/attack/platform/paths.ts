import { finding, type Attack } from '../attack.js'

/** Content that must not be readable: a password file, keys, our own sources. */
const secrets = /root:.*:0:0:|APP_KEY|PII_KEY|"private": true|import \{/

export const paths: Attack = {
  promises: 'T61',
  title: 'Path traversal and malformed requests',
  async run(target) {
    const up = '../ ..%2f %2e%2e/ %2e%2e%2f ..%252f ..\\ ..%5c ....// %c0%ae%c0%ae/'.split(' ')
    const roots = '/ /uploads/ /uploads/handout/ /pictures/400/ /_astro/ /board/assets/'.split(' ')
    const files = ['etc/passwd', 'package.json', '.env', 'secrets.json']
    const rows = []
    for (const root of roots) {
      const candidates = up.flatMap((climb) => files.map((file) => root + climb.repeat(6) + file))
      const read = []
      for (const path of candidates) {
        const response = await target.bytes(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
        if (secrets.test(response) || /^HTTP\/1\.1 5/.test(response)) read.push(`${path} ${response.slice(0, 40)}`)
      }
      rows.push(finding(`${candidates.length} traversals from ${root}`, !read.length, read.join(' ')))
    }

    const end = 'Connection: close\r\n\r\n'
    const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'
    const requests: Record<string, string> = {
      'two lengths': `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 40\r\n\r\n${smuggled}`,
      'length and chunks': `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
      'chunks twice': `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
      'a bare line feed': `GET / HTTP/1.1\nHost: x\nContent-Length: 40\n\n${smuggled}`,
      'no host': `GET /index HTTP/1.1\r\n${end}`,
      'a bad host': `GET /index HTTP/1.1\r\nHost: a b/c?d\r\n${end}`,
      'another server’s address': `GET http://evil.example/index HTTP/1.1\r\nHost: evil.example\r\n${end}`,
      'a tunnel': `CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n`,
      'HTTP/2 without asking': `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
      'headers of 40 kB': `GET /index HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(40_000)}\r\n${end}`,
    }
    for (const [tried, request] of Object.entries(requests)) {
      const response = await target.bytes(request, 1000)
      const answers = response.match(/HTTP\/1\.1 \d+/g) ?? []
      const isHeld = !answers.some((one) => / 5\d\d/.test(one)) && answers.length <= 1
      const isTunnel = tried === 'a tunnel' && / 2\d\d/.test(answers[0] ?? '')
      rows.push(finding(tried, isHeld && !isTunnel, answers.join(', ')))
    }
    return rows
  },
}
