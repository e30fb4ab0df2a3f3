/**
 * The pictures of a document on the clipboard, in their order. Word and WPS write them into its RTF, while the HTML only names files
 * that a browser cannot read. Null stands for a kind of picture that no browser shows (WMF, EMF).
 */
export function picturesOfRtf(rtf: string): (File | null)[] {
  const skipped = groupsOf(rtf, repeated)
  const groups = groupsOf(rtf, /\{\\pict\b/g)
    .filter(({ start }) => !skipped.some((group) => start > group.start && start < group.start + group.text.length))
    .map(({ text }) => propertiesOf(text))
    .filter(({ kind }) => kind)
  // A shape repeats its picture as a metafile with the same tag.
  const shown = new Set(groups.filter(isShown).map(({ tag }) => tag))
  return groups
    .filter((group) => isShown(group) || !group.tag || !shown.has(group.tag))
    .map((group) => (isShown(group) ? fileOf(group) : null))
}

/** Groups that repeat a picture for older readers, and the pictures of list bullets. */
const repeated = /\{\\(?:nonshppict|shprslt|\*\\listpicture)\b/g

interface Group {
  start: number
  text: string
}

interface Picture {
  kind?: string
  tag?: string
  flat: string
}

function groupsOf(rtf: string, beginning: RegExp): Group[] {
  return [...rtf.matchAll(beginning)].map(({ index }) => ({ start: index, text: groupAt(rtf, index) }))
}

/** From a brace to the one that closes it; empty when the text ends before. */
function groupAt(rtf: string, start: number): string {
  let depth = 0
  for (let at = start; at < rtf.length; at++) {
    if (rtf[at] === '\\') at++
    else if (rtf[at] === '{') depth++
    else if (rtf[at] === '}' && --depth === 0) return rtf.slice(start, at + 1)
  }
  return ''
}

/** Nested groups hold properties and ids; what is left is control words and the hexadecimal digits of the file. */
function propertiesOf(group: string): Picture {
  let flat = group.slice(1, -1)
  while (/\{[^{}]*\}/.test(flat)) flat = flat.replace(/\{[^{}]*\}/g, ' ')
  return {
    kind: /\\(pngblip|jpegblip|emfblip|wmetafile|macpict|dibitmap)/.exec(flat)?.[1],
    tag: /\\bliptag(-?\d+)/.exec(flat)?.[1],
    flat,
  }
}

const isShown = ({ kind }: Picture) => kind === 'pngblip' || kind === 'jpegblip'

function fileOf({ kind, flat }: Picture): File | null {
  const digits = flat.replace(/\\[a-z]+-?\d* ?/gi, '').replace(/[^\da-f]/gi, '')
  if (!digits || digits.length % 2) return null
  const bytes = Uint8Array.from(digits.match(/../g)!, (pair) => Number.parseInt(pair, 16))
  const [name, type] = kind === 'pngblip' ? ['png', 'image/png'] : ['jpg', 'image/jpeg']
  return new File([bytes], `粘贴的图片.${name}`, { type })
}
