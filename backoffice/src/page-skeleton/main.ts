import { menuKey, sessionKey, titles } from 'virtual:known'
import { frame } from './skeleton'
import { loadAdmin } from './loadAdmin'

/** Without a session the user is redirected to the login page; a path outside the menu may have no skeleton. */
// oxlint-disable no-restricted-globals
const title = stored(() => localStorage, sessionKey) && titles[window.location.pathname]

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

/** As in `useCollapsedMenu`. */
function isFolded() {
  const chosen = stored(() => localStorage, menuKey)
  return chosen ? chosen === 'folded' : !matchMedia('(min-width: 1200px)').matches
}

function load() {
  loadAdmin().catch(() => frame.say('没有载入成功，请检查网络后刷新页面。'))
}

/** Otherwise the files of the admin would delay the first paint. */
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
