import { expect, test } from 'vitest'
import { keyAction } from './keys'

const press = (key: string, more: object = {}) => keyAction({ key, isWriting: false, hasModifier: false, ...more })

test('letters answer, arrows navigate, M marks, T announces the time', () => {
  expect(press('a')).toEqual({ kind: 'choose', letter: 'A' })
  expect(press('E')).toEqual({ kind: 'choose', letter: 'E' })
  expect(press('ArrowLeft')).toEqual({ kind: 'step', by: -1 })
  expect(press('m')).toEqual({ kind: 'mark' })
  expect(press('T')).toEqual({ kind: 'time' })
  expect(press('F')).toBeNull()
  expect(press('ArrowDown')).toBeNull()
})

test('keys are ignored in a text or with a modifier', () => {
  expect(press('a', { isWriting: true })).toBeNull()
  expect(press('a', { hasModifier: true })).toBeNull()
})
