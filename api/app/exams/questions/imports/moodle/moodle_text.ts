import { childOf, childrenOf, textIn, type XmlElement } from '#exams/questions/imports/moodle/parse_xml'
import { withFormulas } from '#exams/questions/imports/moodle/formulas'
import { moodleWarnings, moodleMessages } from '#exams/questions/imports/moodle/terms'
import { pictureOf, type Picture } from '#exams/questions/imports/moodle/picture'
import { importMessages, MaxCellLength } from '#exams/questions/terms'
import { getOrFail } from '#core/get_or_fail'
import { characterCount } from '#core/shared_rules'

export interface ReadText {
  /** Not sanitized yet; pictures of the file have the URL `placeholderOf`. */
  html: string
  pictures: Picture[]
  faults: string[]
  losses: string[]
}

/** A Moodle text with its files, e.g. `<questiontext format="html"><text>…</text><file …/></questiontext>`. */
export function readText(element: XmlElement | undefined, inherited = 'html'): ReadText {
  const format = element?.attributes.format ?? inherited
  const text = textIn(element)
  const losses = new Set<string>()
  const plain = format === 'markdown' || format === 'wiki_like' || format === 'plain_text'
  if (text && plain && format !== 'plain_text') losses.add(moodleWarnings.format(format))
  const isHtml = !plain && (format === 'html' || /<[a-z][^<>]*>/i.test(text))
  const read = takePictures(isHtml ? text : paragraphs(text), childrenOf(element, 'file'))
  for (const loss of read.losses) losses.add(loss)
  const isLong = characterCount(read.html) > MaxCellLength
  return {
    html: isLong ? '' : withFormulas(read.html),
    pictures: read.pictures,
    faults: isLong ? [importMessages.tooLong] : read.faults,
    losses: [...losses],
  }
}

export const formatOf = (question: XmlElement) => childOf(question, 'questiontext')?.attributes.format ?? 'html'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const paragraphs = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => signs[sign]!)}</p>`)
    .join('')

const source = /\bsrc\s*=\s*("[^"]*"|'[^']*')/i
const inFile = /^@@PLUGINFILE@@\/([^?]+)/
const inText = /^data:[a-z/+.-]*;base64,(.*)$/is

function takePictures(html: string, files: XmlElement[]): ReadText {
  const byName = new Map(files.map((file) => [fullName(file), file]))
  const used = new Set<string>()
  const pictures: Picture[] = []
  const faults: string[] = []
  const losses: string[] = []
  /** By file name: a text may show one file many times. */
  const made = new Map<string, Picture | null>()
  const ofFile = (name: string, { text }: XmlElement) => {
    if (!made.has(name)) made.set(name, pictureOf(name, text))
    return getOrFail(made, name)
  }
  const take = (tag: string, name: string, picture: Picture | null) => {
    if (!picture) {
      faults.push(moodleMessages.badPicture(name))
      return ''
    }
    pictures.push(picture)
    return tag.replace(source, () => `src="${picture.placeholder}"`)
  }
  const taken = mapImages(html, (tag) => {
    const address = source.exec(tag)?.[1]?.slice(1, -1) ?? ''
    const name = decoded(inFile.exec(address)?.[1] ?? '')
    if (name) {
      used.add(name)
      const file = byName.get(name)
      if (file) return take(tag, name, ofFile(name, file))
      faults.push(moodleMessages.noPicture(name))
      return ''
    }
    const data = inText.exec(address)?.[1]
    if (data !== undefined) return take(tag, 'data:', pictureOf('data:', data))
    return tag
  })
  const left = [...byName.keys()].filter((name) => !used.has(name))
  if (left.length) losses.push(moodleWarnings.files(left.join('、')))
  return { html: taken, pictures, faults, losses }
}

function mapImages(html: string, change: (tag: string) => string): string {
  const start = /<img\b/gi
  let changed = ''
  let at = 0
  for (let found = start.exec(html); found; found = start.exec(html)) {
    const end = html.indexOf('>', found.index) + 1
    if (!end) break
    changed += html.slice(at, found.index) + change(html.slice(found.index, end))
    at = start.lastIndex = end
  }
  return changed + html.slice(at)
}

const fullName = ({ attributes: { name = '', path = '/' } }: XmlElement) => `${path}${name}`.replace(/^\/+/, '')

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replace(/&amp;/g, '&'))
  } catch {
    return name
  }
}
