/** Phones and the installed app, where a second tab has no way back. */
const oneTab = '(max-width: 767px), (display-mode: standalone)'

/** There, links to pages of the storefront open in the same tab; elsewhere as the specification says. */
export function keepOneTab(root: Document = document): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[target=_blank]')
    if (link && isOurs(link) && matchMedia(oneTab).matches) link.target = ''
  }
  // Before the browser follows the link.
  root.addEventListener('click', follow, { capture: true })
}

/** The local drivers stand for other sites. */
const isOurs = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && !pathname.startsWith('/local/')
