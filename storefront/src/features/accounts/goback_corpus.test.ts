import { expect, test } from 'vitest'
import { gobackFrom, safeGoback } from './goback'

const origin = 'https://shop.test'

/** A seeded generator: the corpus is the same in every run, so failures can be reproduced. */
function seededRandom(seed: number) {
  return (sides: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * sides)
  }
}

const starts = [
  '',
  '/',
  '//',
  '///',
  '/\\',
  '\\',
  '\\\\',
  '/%2F',
  '%2F%2F',
  '/%5C',
  '/.',
  '/./',
  '/../',
  ' /',
  '\t/',
  '/\n',
  '/\r\n/',
  '\u0000/',
  '/\u0000',
  '/\u200b/',
  '／／',
  '/。',
  '?',
  '#',
  ';',
  ':',
  'https:',
  'https://',
  'HTTPS://',
  'http:/',
  'https:\\\\',
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'data:',
  'vbscript:',
  'blob:',
  'file://',
  'ws://',
  'mailto:',
  'weixin://',
  '/index',
  '/index/',
  '/board/user',
]
const middles = [
  'evil.test',
  'evil.test:443',
  'user:pw@evil.test',
  '@evil.test',
  'shop.test@evil.test',
  'shop.test.evil.test',
  'ｅｖｉｌ.test',
  '[::1]',
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  'evil。test',
  'alert(1)',
  'text/html,<script>',
  'index',
  'board/user',
  'board/admin',
  'admin-login',
  'api/user/profile',
  'login',
  'local/wallet/x',
]
const ends = [
  '',
  '/',
  '/index',
  '/..',
  '/../',
  '/../../',
  '/%2e%2e/',
  '/..%2f',
  '/.%2e/api',
  '\\..\\',
  '/..;/',
  '//',
  '?next=//evil.test',
  '#//evil.test',
  '\n//evil.test',
  '%0a%0dLocation:%20//evil.test',
  '%00',
  '/\\evil.test',
]

function hostile(count: number) {
  const roll = seededRandom(20_261_121)
  const one = (from: string[]) => from[roll(from.length)]
  const escapes = [
    (text: string) => text,
    encodeURIComponent,
    (text: string) => encodeURIComponent(encodeURIComponent(text)),
    (text: string) => text.replace(/\//g, '%2f').replace(/\\/g, '%5c'),
  ]
  const found = new Set<string>()
  while (found.size < count) {
    const text = one(starts) + one(middles) + one(ends) + (roll(3) ? '' : one(starts) + one(middles))
    found.add(escapes[roll(escapes.length)](text))
  }
  return [...found]
}

/** Checked by the URL parser, not by our rule. */
function leavesSite(path: string) {
  const target = new URL(path, `${origin}/login/x`)
  const shown = decodeURIComponent(target.pathname)
  const within = /^\/(index|board\/user)(\/|$)/
  return target.origin !== origin || !within.test(target.pathname) || !within.test(new URL(shown, origin).pathname)
}

test('none of 2,000 hostile URLs leaves the storefront', () => {
  const corpus = hostile(2000)
  const answers = corpus.flatMap((text) => [safeGoback(text), gobackFrom(text)])
  const redirects = answers.filter((path) => path !== null)

  expect(redirects.filter(leavesSite)).toEqual([])
  expect(redirects.length).toBeGreaterThan(0)
  expect(redirects.length).toBeLessThan(answers.length / 4)
})
