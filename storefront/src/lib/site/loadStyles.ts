const sheets = new Map<string, Promise<void>>()

/** Loads a style sheet that does not block rendering. It is inserted before the page's own styles, which refine it. */
export function loadStyles(href: string): Promise<void> {
  const loading = sheets.get(href) ?? load(href)
  sheets.set(href, loading)
  return loading
}

function load(href: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => done()
    // The page works without it.
    link.onerror = () => (sheets.delete(href), done())
    document.head.prepend(link)
  })
}
