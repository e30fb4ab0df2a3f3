import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { translate } from './i18n'
import { zh } from './zh'

const require = createRequire(import.meta.url)

const unusedKeys = /^pages\.(login|register|forgotPassword|updatePassword)\./

test('every Refine message of our screens is translated', () => {
  const usedKeys = ['core', 'antd', 'react-router'].flatMap((name) => keysUsedBy(`@refinedev/${name}`))
  const ours = [...new Set(usedKeys)].filter((key) => !unusedKeys.test(key))

  expect(ours.length).toBeGreaterThan(20)
  expect(ours.filter((key) => !zh[key])).toEqual([])
})

test('no message is left in English', () => {
  expect(Object.values(zh).filter((text) => !/[\u4e00-\u9fff]/.test(text))).toEqual([])
})

test('the values of a message are interpolated', () => {
  expect(translate('notifications.undoable', { seconds: 5 }, 'x')).toBe('5 秒内可以撤销')
})

test("an unknown key falls back to Refine's default", () => {
  expect(translate('courses.courses', 'Courses')).toBe('Courses')
})

function keysUsedBy(name: string) {
  const root = join(dirname(require.resolve(name)), '../src')
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(test|spec)/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/\btranslate\(\s*["'`]([\w.]+)["'`]/g)])
    .map(([, key]) => key!)
}
