import { parseHtml } from '~/lib/site/parseHtml'

const sources = 'link[rel=modulepreload], link[rel=stylesheet]'

let begun = false

/**
 * Fetches the files that every screen of the back office needs while the user types. `fetch` instead of links, because
 * not every browser prefetches; into the browser cache, because the next page is another document.
 */
export async function prefetchBoard(): Promise<void> {
  if (begun) return
  begun = true
  try {
    const html = await (await fetch('/board/admin', { priority: 'low' })).text()
    const page = parseHtml(html)
    const { content } = page.querySelector<HTMLTemplateElement>('#board')!
    for (const source of content.querySelectorAll(sources)) {
      const file = source.getAttribute('href')
      if (file) await fetch(file, { priority: 'low' }).then((answer) => answer.blob())
    }
  } catch {
    // Only an optimization: the back office loads what is missing.
  }
}
