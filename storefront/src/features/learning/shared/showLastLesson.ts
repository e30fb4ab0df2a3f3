import { loadApi } from '~/lib/http/loadApi'
import { lessonText, nothingLeft } from './lastLesson'

/** Fills the card of the cached home page; without an answer its general links stay. */
export async function showLastLesson(card: HTMLElement): Promise<void> {
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
