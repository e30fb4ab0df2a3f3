import {
  childOf,
  childrenOf,
  textIn,
  type XmlElement,
} from '#exams/questions/imports/moodle/parse_xml'
import { moodleLosses, moodleMessages } from '#exams/questions/imports/moodle/terms'
import { pictureOf, type Picture } from '#exams/questions/imports/moodle/picture'

export interface ReadText {
  /** Not yet cleaned; pictures of the file stand under `placeholderOf`. */
  html: string
  pictures: Picture[]
  faults: string[]
  losses: string[]
}

/** A text of Moodle with the files that it names, e.g. `<questiontext format="html"><text>…</text><file …/></questiontext>`. */
export function readText(element: XmlElement | undefined, inherited = 'html'): ReadText {
  const format = element?.attributes.format ?? inherited
  const text = textIn(element)
  const losses = new Set<string>()
  const plain = format === 'markdown' || format === 'wiki_like' || format === 'plain_text'
  if (text && plain && format !== 'plain_text') losses.add(moodleLosses.format(format))
  const isHtml = !plain && (format === 'html' || /<[a-z][^>]*>/i.test(text))
  const html = withFormulas(isHtml ? text : paragraphs(text))
  const read = takePictures(html, childrenOf(element, 'file'))
  for (const loss of read.losses) losses.add(loss)
  return { ...read, losses: [...losses] }
}

export const formatOf = (question: XmlElement) =>
  childOf(question, 'questiontext')?.attributes.format ?? 'html'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const paragraphs = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => signs[sign]!)}</p>`)
    .join('')

const block = /<(p|div)(?:\s[^<>]*)?>\s*(?:\\\[([^<]+?)\\\]|\$\$([^<]+?)\$\$)\s*<\/\1>/g
const inline = /\\\(([^<]+?)\\\)|\\\[([^<]+?)\\\]|\$\$([^<]+?)\$\$/g
const attribute = (latex: string) => latex.trim().replace(/"/g, '&quot;')

/** Moodle's MathJax filter reads `\(…\)`, `\[…\]` and `$$…$$`. */
function withFormulas(html: string): string {
  return html
    .replace(block, (_, _tag, a, b) => `<div data-formula="${attribute(a ?? b)}"></div>`)
    .replace(inline, (_, a, b, c) => `<span data-formula="${attribute(a ?? b ?? c)}"></span>`)
}

/** Ours as Moodle reads them. */
export function withMoodleFormulas(html: string): string {
  return html.replace(
    /<(span|div) data-formula="([^"]*)">.*?<\/\1>/gs,
    (_formula, tag: string, latex: string) =>
      tag === 'div' ? `<div>\\[${latex}\\]</div>` : `\\(${latex}\\)`
  )
}

const image = /<img\b[^>]*>/gi
const source = /\bsrc\s*=\s*("[^"]*"|'[^']*')/i
const inFile = /^@@PLUGINFILE@@\/(.+?)(?:\?.*)?$/
const inText = /^data:[a-z/+.-]*;base64,(.*)$/is

function takePictures(html: string, files: XmlElement[]): ReadText {
  const byName = new Map(files.map((file) => [fullName(file), file]))
  const used = new Set<string>()
  const pictures: Picture[] = []
  const faults: string[] = []
  const losses: string[] = []
  const take = (tag: string, name: string, base64: string) => {
    const picture = pictureOf(name, base64)
    if (!picture) {
      faults.push(moodleMessages.badPicture(name))
      return ''
    }
    pictures.push(picture)
    return tag.replace(source, () => `src="${picture.placeholder}"`)
  }
  const taken = html.replace(image, (tag) => {
    const address = source.exec(tag)?.[1]?.slice(1, -1) ?? ''
    const name = decoded(inFile.exec(address)?.[1] ?? '')
    if (name) {
      used.add(name)
      const file = byName.get(name)
      if (file) return take(tag, name, file.text)
      faults.push(moodleMessages.noPicture(name))
      return ''
    }
    const data = inText.exec(address)?.[1]
    if (data !== undefined) return take(tag, 'data:', data)
    if (/^http:/i.test(address.trim())) losses.push(moodleLosses.outside)
    return tag
  })
  const left = [...byName.keys()].filter((name) => !used.has(name))
  if (left.length) losses.push(moodleLosses.files(left.join('、')))
  return { html: taken, pictures, faults, losses }
}

const fullName = ({ attributes: { name = '', path = '/' } }: XmlElement) =>
  `${path}${name}`.replace(/^\/+/, '')

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replace(/&amp;/g, '&'))
  } catch {
    return name
  }
}
