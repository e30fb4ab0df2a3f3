import type { ClientDirective } from 'astro'
import { afterFirstView } from './firstView'
import { importsAttribute } from './preloads'

/** At the latest, in milliseconds after the first view: a busy browser is never idle. */
const timeout = 500
const firstView = afterFirstView()

/** `client:painted`: an island takes nothing of the line from the pictures with which the page opens, and is there right after them. */
const painted: ClientDirective = (load, _options, island) => {
  void firstView.then(() => {
    fetchImports(island)
    whenIdle(() => void load().then((hydrate) => hydrate()))
  })
}
export default painted

/** All at once, instead of each after the one that imports it. */
function fetchImports(island: HTMLElement): void {
  for (const href of island.getAttribute(importsAttribute)?.split(' ') ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    document.head.append(link)
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout })
  else setTimeout(work, 0)
}
