import type { Random } from './random.js'
import { code, idCards, password, telephones } from './secret_values.js'

const oneWord = `
  0 -1 1e9 0x10 NaN null undefined true [] {} % _ ' \` \\ 😀 张三 ﷺ a,b,c 1,2,3 1;2 , ١٢٣ １２３ ٣ $(id) ../../etc/passwd ..%2f..%2f
  //evil.example <script>alert(1)</script> {{7*7}} \${7*7} =1+1 javascript:alert(1) data:text/html,x
  2026-02-30 2026-01-01 9999-12-31 0000-00-00 2026-01-01T00:00:00Z -271821-04-20`
const oddTexts = [
  ...oneWord.trim().split(/\s+/),
  '',
  ' ',
  "' or 1=1 --",
  '") union select 1 --',
  '\r\nX-Injected: 1',
  '\\('.repeat(9_000),
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc00x',
  '\u202e',
  '\u200b',
  '\ufeff',
  'e\u0301',
  '\u0301'.repeat(40),
  `a${'\u0301\u0327'.repeat(20_000)}`,
]
const oddNumbers = [
  0,
  -0,
  1,
  -1,
  2,
  0.1,
  1.005,
  1e9,
  -1e9,
  1e21,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_VALUE,
  2 ** 31,
  2 ** 32,
  2 ** 32 - 1,
  2 ** 53 + 2,
  999_999_999_999,
]

/** Any value but a valid one. */
export function oddValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 2 ? 6 : 11)
  if (kind < 3) return random.of(oddTexts)
  if (kind === 3) return random.of(oddNumbers)
  if (kind === 4) return random.of([null, true, false])
  if (kind === 5) return number(random)
  if (kind === 6) return random.of(['x', '汉', '<p>', '&', '\ud83d']).repeat(random.of([21, 256, 1025, 70_000]))
  if (kind === 7) return Array.from({ length: random.of([0, 1, 3, 101]) }, () => oddValue(random, depth + 1))
  if (kind === 8)
    return { [random.of(['id', '__proto__', 'constructor', 'toString', '$ne', ''])]: oddValue(random, depth + 1) }
  if (kind === 9) return nested(random.of([3, 60, 2000]))
  return random.of(oddTexts) + random.of(oddTexts)
}

/** A user's number, as people type it. */
export function number(random: Random): string {
  const [telephone, card] = [random.of(telephones), random.of(idCards)]
  const spaced = telephone.replace(/(...)(....)/, '$1 $2 ')
  return random.of([
    telephone,
    card,
    spaced,
    `+86${telephone}`,
    card.toLowerCase(),
    password,
    code,
    `${telephone}，${card}`,
  ])
}

function nested(levels: number): unknown {
  let inner: unknown = 1
  for (let level = 0; level < levels; level++) inner = [inner]
  return inner
}
