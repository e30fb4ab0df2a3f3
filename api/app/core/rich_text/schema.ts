/** The single list of allowed rich text, for saving, displaying and editing. Imports nothing. */

export const TextTags: Record<string, readonly string[]> = {
  p: [],
  br: [],
  hr: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  blockquote: [],
  pre: [],
  code: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  mark: [],
  span: ['data-formula'],
  div: ['data-formula'],
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  figure: [],
  figcaption: [],
  ul: [],
  ol: ['start', 'type'],
  li: [],
  table: [],
  caption: [],
  colgroup: [],
  col: ['span'],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/** KaTeX output, without links, pictures, styles and classes. */
export const FormulaTags: Record<string, readonly string[]> = {
  math: ['display'],
  semantics: [],
  annotation: ['encoding'],
  mrow: [],
  mi: ['mathvariant'],
  mn: ['mathvariant'],
  mo: [
    'fence',
    'stretchy',
    'separator',
    'largeop',
    'accent',
    'linebreak',
    'mathvariant',
    'minsize',
    'maxsize',
    'lspace',
    'rspace',
    'mathcolor',
  ],
  mtext: ['mathvariant'],
  mspace: ['width', 'height', 'depth', 'linebreak', 'mathbackground'],
  mstyle: ['displaystyle', 'scriptlevel', 'mathcolor', 'mathsize', 'mathvariant'],
  mpadded: ['width', 'height', 'depth', 'lspace', 'voffset', 'mathbackground'],
  mphantom: [],
  menclose: ['notation', 'mathbackground'],
  mfrac: ['linethickness'],
  msqrt: [],
  mroot: [],
  msub: [],
  msup: [],
  msubsup: [],
  munder: ['accentunder'],
  mover: ['accent'],
  munderover: [],
  mtable: [
    'width',
    'columnalign',
    'columnlines',
    'columnspacing',
    'rowlines',
    'rowspacing',
    'displaystyle',
    'scriptlevel',
  ],
  mtr: [],
  mtd: ['width'],
}

/** Contains LaTeX on a `span` (inline) or a `div` (block). */
export const FormulaAttribute = 'data-formula'

export const FormulaMaxLength = 1000

/** Per text: number of formulas, total LaTeX, and the MathML made from it. */
export const FormulasMax = 200
export const FormulaCharactersMax = 10_000
export const FormulaMarkupMax = 200_000

export const LinkSchemes = ['https', 'http', 'mailto', 'tel'] as const
export const ImageSchemes = ['https'] as const

/** MathML only, no links or markup from LaTeX, sizes in em, limited macro expansion; Chinese is allowed. */
export const FormulaOptions = {
  output: 'mathml',
  throwOnError: true,
  trust: false,
  strict: (code: string) => (code === 'htmlExtension' ? 'error' : 'ignore'),
  maxSize: 20,
  maxExpand: 200,
} as const

/** Macros could double a formula repeatedly. */
export const MacroDefinitions = /\\(?:[egx]?def|(?:re|provide)?(?:new)?command|(?:future)?let|global|long)(?![a-z])/i

export function isAllowedTag(tag: string, inFormula: boolean): boolean {
  return Object.keys(inFormula ? FormulaTags : TextTags).includes(tag)
}

/** Uploads, their smaller sizes, and imported pictures that are not stored yet. */
const picturePaths = ['/uploads/', '/pictures/', '/imported-picture/']
const ours = 'https://ours.invalid'

/**
 * Browsers skip spaces and control characters and read `\` as `/`, so they are removed first.
 * @param storageOrigins of pictures outside our own host; without them any https is allowed, limited by the content policy
 */
export function isSafeUrl(tag: string, address: string, storageOrigins?: readonly string[]): boolean {
  if (tag === 'img') return isOurPicture(address, storageOrigins)
  // oxlint-disable-next-line no-control-regex
  const read = address.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/g, '')
  if (/^\/(?![/\\])/.test(read)) return !isCall(read)
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase() ?? ''
  return (LinkSchemes as readonly string[]).includes(scheme)
}

/** Browsers load pictures automatically: a picture URL must not call the API (docs/threats.md T211). */
function isOurPicture(address: string, storageOrigins?: readonly string[]): boolean {
  const url = parsed(address)
  if (!url) return false
  const { origin, pathname, protocol } = url
  if (origin === ours) {
    return address.startsWith('/') && picturePaths.some((path) => pathname.startsWith(path))
  }
  return protocol === 'https:' && (storageOrigins?.includes(origin) ?? true)
}

function parsed(address: string): URL | null {
  try {
    return new URL(address, ours)
  } catch {
    return null
  }
}

/** Some GET routes change state, such as sending a code. */
function isCall(path: string): boolean {
  const pathname = parsed(path)?.pathname ?? ''
  return /^\/api(\/|$)/i.test(pathname.replace(/%61|%70|%69/gi, (sign) => decodeURIComponent(sign)))
}

/**
 * A formula in clean text with its rendering: its tag, and its LaTeX as an attribute. It ends before the next formula
 * begins, so that a text with only opening tags is scanned once.
 */
export const FormulaElement =
  /<(span|div) data-formula="([^"]*)">[^<]*(?:<(?!\/\1>|(?:span|div) data-formula=)[^<]*)*<\/\1>/g

export function withFormulasAsText(cleanHtml: string): string {
  return cleanHtml.replace(FormulaElement, (_formula, tag: string, latex: string) =>
    tag === 'div' ? `<p>${latex}</p>` : latex
  )
}

export const messages = {
  formulaEmpty: '请输入公式',
  formulaTooLong: `公式最多${FormulaMaxLength}个字符`,
  formulaWrong: '公式有错误，请检查括号是否成对、命令是否拼写正确',
  formulaDefines: '公式中不能定义命令',
  formulasTooMany: `每篇文字最多${FormulasMax}个公式，公式合计最多${FormulaCharactersMax}个字符`,
  formulasTooLarge: '公式过于复杂，请减少公式或拆成几篇文字',
} as const
