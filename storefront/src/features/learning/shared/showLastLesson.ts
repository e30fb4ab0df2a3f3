import { onBfcacheRestore } from '~/lib/history/bfcacheRestore'
import { loadApi } from '~/lib/http/loadApi'
import { isSignedIn, session } from '~/lib/session/session'
import { lessonText, nothingLeft } from './lastLesson'

/** Fills the card of the cached home page for a learner, again after signing in. */
export function showLastLesson(): void {
  const card = document.querySelector<HTMLElement>('[data-continue]')
  const show = () => {
    if (card && isSignedIn() && session.get().roles.includes('user')) void fill(card)
  }
  show()
  session.listen(show)
  onBfcacheRestore(show)
}

/** Without an answer the general links stay. */
async function fill(card: HTMLElement): Promise<void> {
  const { api, silent } = await loadApi()
  const answer = await api.learning.lastLesson.show({ ...silent }).catch(() => null)
  if (!answer) return
  const { lesson } = answer
  const { word, place, percent, href } = lesson ? lessonText(lesson) : nothingLeft
  const link = card.querySelector<HTMLAnchorElement>('[data-lesson]')!
  const write = (part: string, text: string) => (link.querySelector(`[data-${part}]`)!.textContent = text)
  link.href = href
  write('word', word)
  write('course', lesson?.courseName ?? nothingLeft.title)
  write('place', place)
  link.style.setProperty('--percent', `${percent}%`)
}
