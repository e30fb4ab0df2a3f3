// @vitest-environment happy-dom
import { copyText } from '@zhuxue/api/copy-text'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('text is copied on a page without https', async () => {
  vi.stubGlobal('navigator', {})
  document.body.innerHTML = '<dialog open><button>复制</button></dialog>'
  const button = document.querySelector('button')!
  button.focus()
  let copied = ''
  document.execCommand = () => {
    copied = document.querySelector<HTMLTextAreaElement>('dialog textarea')!.value
    return true
  }
  expect(await copyText('ZX-1234')).toBe(true)
  expect(copied).toBe('ZX-1234')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})
