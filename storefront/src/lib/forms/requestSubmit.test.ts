// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { requestSubmit } from './requestSubmit'

test('the button’s submit is simulated where requestSubmit is missing', () => {
  const form = document.createElement('form')
  document.body.append(form)
  Object.defineProperty(form, 'requestSubmit', { value: undefined })
  const leave = vi.spyOn(form, 'submit').mockImplementation(() => undefined)
  const handle = vi.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', handle)
  requestSubmit(form)
  expect([handle.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0])
  form.removeEventListener('submit', handle)
  requestSubmit(form)
  expect(leave).toHaveBeenCalledOnce()
})
