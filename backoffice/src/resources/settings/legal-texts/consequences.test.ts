import { expect, test } from 'vitest'
import { consequencesOf } from './consequences'

const text = (version: Parameters<typeof consequencesOf>[0]) => consequencesOf(version).join('')

test.each([
  [{ kind: 'privacy', isFirst: false, major: true } as const, '所有已注册学员'],
  [{ kind: 'privacy', isFirst: true, major: false } as const, '所有已注册学员'],
  [{ kind: 'privacy', isFirst: false, major: false } as const, '不会再次收到提示'],
  [{ kind: 'licence', isFirst: true, major: true } as const, '不需要学员同意'],
])('the version %o has the consequence %s', (version, expected) => {
  expect(text(version)).toContain(expected)
  expect(text(version)).toContain('不能撤回')
})
