/**
 * The test files of a part share one process, so that libraries are loaded once. Each file begins with modules, clock,
 * globals, page and storage of its own all the same.
 */
import { afterAll, vi } from 'vitest'

vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  if (typeof document === 'undefined') return
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  document.head.replaceChildren()
  document.body.replaceChildren()
})
