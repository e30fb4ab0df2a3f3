/**
 * The test files of a workspace share one process, so that libraries are loaded once. Each file still starts with its
 * own modules, clock, globals, page and storage.
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
