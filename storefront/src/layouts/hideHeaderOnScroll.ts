const phone = '(max-width: 767px)'
/** Pixels: less is the tremble of a thumb. */
const least = 12

/** On a phone the header leaves while one reads on and returns with the first move back. @returns what ends it */
export function hideHeaderOnScroll(root = document.documentElement): () => void {
  let before = scrollY
  const follow = () => {
    if (Math.abs(scrollY - before) < least) return
    const isAway = scrollY > before && scrollY > 200 && matchMedia(phone).matches
    root.toggleAttribute('data-header-away', isAway)
    before = scrollY
  }
  const show = () => root.removeAttribute('data-header-away')
  addEventListener('scroll', follow, { passive: true })
  document.querySelector('header.site')?.addEventListener('focusin', show)
  return () => {
    removeEventListener('scroll', follow)
    document.querySelector('header.site')?.removeEventListener('focusin', show)
    show()
  }
}
