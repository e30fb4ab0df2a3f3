import type { ClientDirective } from 'astro'
import { afterFirstView } from './firstView'
import { importsAttribute, laterType, openingAttribute } from './later'

/** At the latest, in milliseconds after the first view: a busy browser is never idle. */
const timeout = 500
const firstView = afterFirstView()
void firstView.then(() => {
  document.documentElement.removeAttribute(openingAttribute)
  runPageScripts()
  fetchImports()
})

/** `client:painted`: an island takes nothing of the line from the pictures with which the page opens, and is there right after them. */
const painted: ClientDirective = (load) => {
  void firstView.then(() => whenIdle(() => void load().then((hydrate) => hydrate())))
}
export default painted

/** Asked for before the imports of islands: the island script, without which none of them is hydrated, is one of them. */
function runPageScripts(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>(`[type="${laterType}"]`))
    void import(/* @vite-ignore */ script.src)
}

/** All at once, instead of each after the one that imports it. */
function fetchImports(): void {
  for (const element of document.querySelectorAll(`[${importsAttribute}]`)) {
    for (const href of element.getAttribute(importsAttribute)!.split(' ')) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      document.head.append(link)
    }
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout })
  else setTimeout(work, 0)
}
