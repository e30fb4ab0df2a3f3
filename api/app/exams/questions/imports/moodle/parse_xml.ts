import { SaxesParser } from 'saxes'
import { UserError } from '#core/errors'
import { moodleMessages, MaxXmlElements } from '#exams/questions/imports/moodle/terms'

export interface XmlElement {
  name: string
  /** Counted from 1, where its tag ends. */
  line: number
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** Moodle's own files have seven levels. */
const maxDepth = 20

/**
 * A document type is rejected before it is used: only the five XML entities exist, and nothing outside the file is read
 * (docs/threats.md T95). @throws UserError with the line
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const root: XmlElement = { name: '', line: 0, attributes: {}, children: [], text: '' }
  const open = [root]
  let elements = 0
  const parser = new SaxesParser({ xmlns: false, position: true })
  parser.on('error', () => {
    throw new UserError(moodleMessages.brokenAt(parser.line))
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) throw new UserError(moodleMessages.notUtf8)
  })
  parser.on('doctype', () => {
    throw new UserError(moodleMessages.doctype)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (++elements > MaxXmlElements || open.length > maxDepth) {
      throw new UserError(moodleMessages.tooMuch)
    }
    const element = { name, line: parser.line, attributes, children: [], text: '' }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (text) => void (open.at(-1)!.text += text))
  parser.on('cdata', (text) => void (open.at(-1)!.text += text))
  parser.write(textOf(bytes)).close()
  return root.children[0]!
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UserError(moodleMessages.notUtf8)
  }
}

export const childOf = (element: XmlElement | undefined, name: string) =>
  element?.children.find((child) => child.name === name)
export const childrenOf = (element: XmlElement | undefined, name: string) =>
  element?.children.filter((child) => child.name === name) ?? []

/** The text of `<name><text>…</text></name>`, or of the element itself. */
export const textIn = (element: XmlElement | undefined): string =>
  (childOf(element, 'text') ?? element)?.text.trim() ?? ''
