import { menuKey, tokenStorageKey, titles } from 'virtual:known'
import { frame } from './skeleton'
import { loadAdmin } from './loadAdmin'

/** Whoever has no session is led to the page for signing in, and an address outside of the menu may have no frame. */
// oxlint-disable no-restricted-globals
const title = stored(() => sessionStorage, tokenStorageKey) && titles[window.location.pathname]

if (title) {
  frame.show(title, isFolded())
  afterPaint(load)
} else load()

/** Without `lib/storage`, which would be another file before the first paint. */
function stored(open: () => Storage, key: string) {
  try {
    return open().getItem(key)
  } catch {
    return null
  }
}

/** As `useCollapsedMenu` has it. */
function isFolded() {
  const chosen = stored(() => localStorage, menuKey)
  return chosen ? chosen === 'folded' : !matchMedia('(min-width: 1200px)').matches
}

function load() {
  loadAdmin().catch(() => frame.say('没有载入成功，请检查网络后刷新页面。'))
}

/** Without it the files of the board would take the connection from the first picture. */
function afterPaint(then: () => void) {
  const late = setTimeout(begin, 400)
  const paints = new PerformanceObserver(begin)
  paints.observe({ type: 'paint', buffered: true })
  function begin() {
    clearTimeout(late)
    paints.disconnect()
    then()
  }
}
