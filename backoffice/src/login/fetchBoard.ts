const board = '/board/admin'
const sources = 'link[rel=modulepreload], link[rel=stylesheet]'

let begun = false

/**
 * The files that every screen of the board begins with, while somebody types: fetched rather than named in links, because
 * not every browser prefetches, and into the browser's own cache, because the next page is another document.
 */
export async function fetchBoard(): Promise<void> {
  if (begun) return
  begun = true
  try {
    const html = await (await fetch(board, { priority: 'low' })).text()
    const page = new DOMParser().parseFromString(html, 'text/html')
    const { content } = page.querySelector<HTMLTemplateElement>('#board')!
    for (const source of content.querySelectorAll(sources)) {
      const file = source.getAttribute('href')
      if (file) await fetch(file, { priority: 'low' }).then((answer) => answer.blob())
    }
  } catch {
    // Only earlier than needed: the board fetches what is missing.
  }
}
