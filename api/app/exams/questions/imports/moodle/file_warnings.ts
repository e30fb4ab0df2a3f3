import { plainText } from '#core/rich_text/rich_text'
import { questionNameOf } from '#exams/questions/check_question'
import { childOf, childrenOf, textIn, type XmlElement } from '#exams/questions/imports/moodle/parse_xml'
import { moodleWarnings, moodlePlace } from '#exams/questions/imports/moodle/terms'
import { MaxCellLength, type ImportWarning } from '#exams/questions/terms'

/** Moodle's limit is 255 characters. */
const maxNameLength = 255

/** Losses of many questions are reported once: names that say more than the text, and several categories. */
export function fileWarnings(quiz: XmlElement, known: string[]): ImportWarning[] {
  const names: string[] = []
  const categories = new Set<string>()
  let category = ''
  for (const question of childrenOf(quiz, 'question')) {
    const { type = '' } = question.attributes
    if (type === 'category') category = lastPart(textIn(childOf(question, 'category')))
    if (!known.includes(type)) continue
    categories.add(category)
    const name = textIn(childOf(question, 'name')).slice(0, maxNameLength)
    const text = textIn(childOf(question, 'questiontext'))
    if (name && text.length <= MaxCellLength && !isOfText(name, text)) names.push(name)
  }
  const left: ImportWarning[] = []
  if (names.length) {
    const sentence = moodleWarnings.names(names.length, names[0]!.slice(0, 30))
    left.push({ place: moodlePlace.names, sentence })
  }
  if (categories.size > 1) {
    const named = [...categories].filter(Boolean).slice(0, 20).join('”“')
    left.push({ place: moodlePlace.categories, sentence: moodleWarnings.categories(named) })
  }
  return left
}

/** Whether a name is derived from the text, as Moodle and our exports do. */
function isOfText(name: string, html: string): boolean {
  const words = plainText(name).replace(/(\.\.\.|…)$/, '')
  return name === questionNameOf(html) || plainText(html).includes(words)
}

/** `$course$/top/施工安全`; a slash within a name is doubled. */
const lastPart = (path: string) =>
  path
    .split(/(?<!\/)\/(?!\/)/)
    .at(-1)!
    .replaceAll('//', '/')
    .slice(0, 60)
