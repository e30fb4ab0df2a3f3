// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { keepOneTab } from './oneTab'

afterEach(() => vi.unstubAllGlobals())

/** The target of a clicked link, on a phone or a desktop. */
function targetOf(href: string, isPhone: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  document.body.innerHTML = `<a target="_blank" href="${href}"><b>link</b></a>`
  const link = document.querySelector('a')!
  link.addEventListener('click', (event) => event.preventDefault())
  document.querySelector('b')!.click()
  return link.target
}

test('a phone opens pages of the storefront in the same tab', () => {
  keepOneTab()
  expect(targetOf('/index/study/1', true)).toBe('')
  expect(targetOf('/index/study/1', false)).toBe('_blank')
})

test('other sites and the local drivers keep their own tab', () => {
  expect(targetOf('https://beian.miit.gov.cn/', true)).toBe('_blank')
  expect(targetOf('/local/wallet/1', true)).toBe('_blank')
})
