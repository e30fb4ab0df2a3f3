import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const oxlint = fileURLToPath(new URL('node_modules/oxlint/bin/oxlint', root))

type Diagnostic = { code: string; filename: string; labels: { span: { line: number } }[] }

const screen = `import { useEffect, useState } from 'react'
export function Some({ on }: { on: boolean }) {
  if (on == true) useState(1)
  useEffect(() => console.log(on), [])
  return null
}`
const ofScreen = ['3 eslint(eqeqeq)', '3 react-hooks(rules-of-hooks)', '4 react-hooks(exhaustive-deps)']

const crossing = `import { a } from '~/lib/a'
import { b } from '~/features/cart/b'
export { c } from '../c'`

const libraries = `import { writeXlsx } from 'hucre/xlsx'
import katex from 'katex'
import { Modal } from 'antd'
export default [writeXlsx, katex, Modal]`
const restricted = (line: number) => `${line} eslint(no-restricted-imports)`

const patterns = String.raw`export const all = [
  /<p>.*?<\/p>/s,
  /a{2,}?b/,
  new RegExp('x+?y'),
  /[*?]\*?\+?a*/,
  /a{1,9}?b/,
]`
const endless = [2, 3, 4].map((line) => `${line} own(no-endless-lazy)`)

const injected = `import { Other } from './other.js'
import { deco } from './deco.js'
@deco()
export class Some { constructor(readonly other: Other) {} }`

const newer = `export const later = AbortSignal.timeout(1)
export const id = crypto.randomUUID()
export const copy = structuredClone({})
export const send = (form: HTMLFormElement) => form.requestSubmit()
export const wrong = [isFinite]`
const ofBrowsers = [
  '1 eslint(no-restricted-properties)',
  '2 eslint(no-restricted-properties)',
  '3 eslint(no-restricted-globals)',
  '4 eslint(no-restricted-properties)',
  '5 eslint(no-restricted-globals)',
]

/** A file path, its text, and `line rule` of every finding in it. */
const cases: [string, string, string[]][] = [
  ['storefront/src/features/Some.tsx', screen, ofScreen],
  ['backoffice/src/pages/Some.tsx', screen, ofScreen],
  ['storefront/src/components/some.ts', crossing, ['2 own(borders)', '3 own(borders)']],
  ['storefront/src/components/some.test.ts', crossing, []],
  ['api/app/some.ts', libraries, [restricted(1), restricted(2)]],
  ['api/app/core/spreadsheet.ts', libraries, [restricted(2)]],
  ['api/commands/some.ts', libraries, [restricted(1)]],
  ['backoffice/src/components/Some.tsx', libraries, [restricted(3)]],
  ['api/app/some_patterns.ts', patterns, endless],
  ['storefront/src/lib/some.ts', patterns, endless],
  ['tools/some_patterns.ts', patterns, []],
  ['storefront/src/lib/newer.ts', newer, ofBrowsers],
  ['storefront/worker/newer.ts', newer, ofBrowsers],
  ['backoffice/src/components/newer.ts', newer, ofBrowsers],
  ['api/app/newer.ts', newer, ofBrowsers.slice(-1)],
  ['tools/some.ts', injected, ['1 typescript(consistent-type-imports)']],
  ...[
    'const snake_case = 1',
    'const { _a } = {}',
    'const { b: [c_d] } = {}',
    'type lower = 1',
    'interface IThing {}',
    'class Some<t> {}',
  ].map(inTools('naming-convention', true)),
  ...[
    'const UPPER_CASE = 1',
    'const { a_b: c } = {}',
    'interface Ink {}',
    'type A<T> = T extends (infer a)[] ? a : 1',
  ].map(inTools('naming-convention', false)),
  ...['let a = undefined', 'var { a } = undefined'].map(inTools('no-undef-init', true)),
  ...['const a = undefined', 'let a'].map(inTools('no-undef-init', false)),
]

function inTools(rule: string, isRefused: boolean) {
  return (text: string, index: number): [string, string, string[]] => {
    const path = `tools/${rule}/${isRefused}_${index}.ts`
    return [path, text, isRefused ? [`${text.split('\n').length} own(${rule})`] : []]
  }
}

/** Lints all texts at once, in a temporary folder with the configuration of the product. */
function lintAll(): Diagnostic[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    for (const [path, text] of cases) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const rules = fileURLToPath(new URL('scripts/lint_rules.mjs', root))
    writeFileSync(
      join(folder, 'oxlint.config.ts'),
      `import config from '${new URL('oxlint.config.ts', root)}'
export default { ...config, jsPlugins: [${JSON.stringify(rules)}] }`
    )
    const args = [oxlint, '--format=json', '--ignore-pattern=oxlint.config.ts']
    const result = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    if (!result.stdout.startsWith('{')) throw new Error(result.stdout + result.stderr)
    return JSON.parse(result.stdout).diagnostics
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const found = lintAll()

test.each(cases)('lint finds the errors in %s: %s', (path, _text, findings) => {
  const here = found.filter(({ filename }) => filename === path)
  const lines = here.map(({ code, labels }) => `${labels[0]!.span.line} ${code}`)
  expect(lines.sort()).toEqual(findings)
})
