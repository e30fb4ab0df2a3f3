/** Other pages of this origin, without the storefront's styles: admin, files, local drivers. */
const others = /^\/(local|api|uploads|pictures|board\/(?!user(\/|$)))|\.\w+$/

export const isOtherPage = (pathname: string) => others.test(pathname)

/** They do not opt in to transitions, and the browser would report the aborted one as an error. */
export function skipTransitionsToOthers(): void {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    const url = activation?.entry.url
    if (!viewTransition || !url || !isOtherPage(new URL(url).pathname)) return
    // Skipping rejects it.
    viewTransition.ready.catch(() => undefined)
    viewTransition.skipTransition()
  })
}
