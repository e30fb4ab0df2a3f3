import { Mark, type Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeUrl } from '@zhuxue/api/rich-text'
import { Formula, FormulaBlock } from './formulaNodes'

export const levels = [2, 3, 4] as const

const mark = (name: string, tag: string, others: { excludes?: string } = {}) =>
  Mark.create({ name, ...others, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/** Inline, because authors put small pictures into a line; width and height prevent a layout shift. */
const Picture = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), loading: { default: 'lazy', parseHTML: () => 'lazy' } }
  },
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (isSafeUrl('img', element.getAttribute('src') ?? '') ? null : false) },
  ],
}).configure({ inline: true })

const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] })
const spans = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null, rendered: false } }

export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [...levels] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['https', 'http', 'mailto', 'tel'],
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
      isAllowedUri: (address) => isSafeUrl('a', address),
      shouldAutoLink: (address) => /^https?:\/\//i.test(address),
    },
  }),
  mark('subscript', 'sub', { excludes: 'superscript' }),
  mark('superscript', 'sup', { excludes: 'subscript' }),
  mark('highlight', 'mark'),
  Picture,
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ addAttributes: () => spans }),
  TableCell.extend({ addAttributes: () => spans }),
  Formula,
  FormulaBlock,
]
