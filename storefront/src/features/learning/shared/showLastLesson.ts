import { loadApi } from '~/lib/http/loadApi'
import { paths } from '~/lib/paths'
import { lessonText } from './lastLesson'

const nothingLeft = { word: '去选课', place: '学过的课程在「我的课程」里复习', percent: 0, href: paths.courses }

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
  write('course', lesson?.courseName ?? '选一门课开始学习')
  write('place', place)
  link.style.setProperty('--percent', `${percent}%`)
}
