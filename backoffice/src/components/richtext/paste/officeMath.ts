/**
 * An equation of Word's clipboard (OMML, ECMA-376 part 1, 22.1) as LaTeX; null when it holds something that has no LaTeX here.
 * On the clipboard Word mixes HTML into the equation: `<m:num><i><span><m:r>F</m:r></span></i></m:num>`.
 */
export function latexOf(equation: Element): string | null {
  try {
    return convert(equation).trim() || null
  } catch (error) {
    if (error instanceof Unsupported) return null
    throw error
  }
}

class Unsupported extends Error {}

type Converter = (element: Element) => string

const converters: Record<string, Converter> = {
  'm:r': (run) => escaped(run.textContent.replace(/\s+/g, ' ')),
  'm:f': (fraction) => {
    const [top, bottom] = [part(fraction, 'm:num'), part(fraction, 'm:den')]
    const type = property(fraction, 'm:type')
    if (type === 'lin' || type === 'skw') return `${top}/${bottom}`
    return type === 'noBar' ? `{${top} \\atop ${bottom}}` : `\\frac{${top}}{${bottom}}`
  },
  'm:sSup': (script) => `{${part(script, 'm:e')}}^{${part(script, 'm:sup')}}`,
  'm:sSub': (script) => `{${part(script, 'm:e')}}_{${part(script, 'm:sub')}}`,
  'm:sSubSup': (script) => `{${part(script, 'm:e')}}_{${part(script, 'm:sub')}}^{${part(script, 'm:sup')}}`,
  'm:sPre': (script) => `{}_{${part(script, 'm:sub')}}^{${part(script, 'm:sup')}}{${part(script, 'm:e')}}`,
  'm:rad': (root) => {
    const degree = part(root, 'm:deg')
    return degree ? `\\sqrt[${degree}]{${part(root, 'm:e')}}` : `\\sqrt{${part(root, 'm:e')}}`
  },
  'm:d': (group) => {
    const [begin, end] = [property(group, 'm:begChr') ?? '(', property(group, 'm:endChr') ?? ')']
    const separator = property(group, 'm:sepChr') ?? '|'
    return `\\left${delimiter(begin)}${parts(group, 'm:e').join(separator)}\\right${delimiter(end)}`
  },
  'm:nary': (sum) => {
    const sign = property(sum, 'm:chr') ?? '∫'
    const [low, high] = [part(sum, 'm:sub'), part(sum, 'm:sup')]
    return `${sign}${low && `_{${low}}`}${high && `^{${high}}`}{${part(sum, 'm:e')}}`
  },
  'm:func': (call) => `${functionName(part(call, 'm:fName'))}{${part(call, 'm:e')}}`,
  'm:limLow': (limit) => withLimit(limit, '_', '\\underset'),
  'm:limUpp': (limit) => withLimit(limit, '^', '\\overset'),
  'm:acc': (accent) => {
    const command = accents[property(accent, 'm:chr') ?? '\u0302']
    if (!command) throw new Unsupported()
    return `${command}{${part(accent, 'm:e')}}`
  },
  'm:bar': (bar) => `${property(bar, 'm:pos') === 'top' ? '\\overline' : '\\underline'}{${part(bar, 'm:e')}}`,
  'm:groupChr': (group) =>
    `${property(group, 'm:pos') === 'top' ? '\\overbrace' : '\\underbrace'}{${part(group, 'm:e')}}`,
  'm:m': (matrix) => {
    const rows = ownParts(matrix, 'm:mr').map((row) => parts(row, 'm:e').join(' & '))
    return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`
  },
  'm:eqArr': (lines) => `\\begin{array}{l}${parts(lines, 'm:e').join(' \\\\ ')}\\end{array}`,
  'm:borderBox': (box) => `\\boxed{${part(box, 'm:e')}}`,
  'm:box': (box) => part(box, 'm:e'),
}
const containers = ['m:omath', 'm:omathpara', 'm:e', 'm:num', 'm:den', 'm:sub', 'm:sup', 'm:deg', 'm:fname', 'm:lim']

const byName = new Map(Object.entries(converters).map(([name, converter]) => [name.toLowerCase(), converter]))

function convert(element: Element): string {
  let latex = ''
  for (const node of element.childNodes) {
    if (node instanceof Text) latex += escaped(node.data.replace(/\s+/g, ' '))
    else if (node instanceof Element) latex += convertElement(node)
  }
  return latex.trim()
}

function convertElement(element: Element): string {
  const name = element.localName
  const converter = byName.get(name)
  if (converter) return converter(element)
  // Properties of the element around them, read by its converter.
  if (/^m:\w+pr$/.test(name)) return ''
  if (name.startsWith('m:') && !containers.includes(name)) throw new Unsupported()
  return convert(element)
}

/** The elements of this name that belong to an element itself, through the HTML that Word puts between. */
function ownParts(element: Element, name: string): Element[] {
  return [...element.children].flatMap((child) => {
    if (child.localName === name.toLowerCase()) return [child]
    return child.localName.startsWith('m:') ? [] : ownParts(child, name)
  })
}

const parts = (element: Element, name: string) => ownParts(element, name).map(convert)
const part = (element: Element, name: string) => parts(element, name).join(' ')

function property(element: Element, name: string): string | null {
  const properties = [...element.children].find((child) => /^m:\w+pr$/.test(child.localName))
  const found = [...(properties?.getElementsByTagName('*') ?? [])].find(
    ({ localName }) => localName === name.toLowerCase()
  )
  return found?.getAttribute('m:val') ?? null
}

const delimiters: Record<string, string> = { '': '.', '{': '\\{', '}': '\\}', '〈': '\\langle', '〉': '\\rangle' }
const delimiter = (sign: string) => `${delimiters[sign] ?? sign} `

const accents: Record<string, string | undefined> = {
  '\u0302': '\\hat',
  '\u0303': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u030c': '\\check',
  '\u20d7': '\\vec',
}

const functions = /^(sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|ln|lg|log|exp|lim|max|min|det|gcd)\b/
const functionName = (name: string) => name.replace(functions, '\\$1')

function withLimit(element: Element, script: '_' | '^', stacked: string): string {
  const [base, limit] = [part(element, 'm:e'), part(element, 'm:lim')]
  const named = functionName(base)
  return named === base ? `${stacked}{${limit}}{${base}}` : `${named}${script}{${limit}}`
}

const wideText = /[\p{Script=Han}，。、；：]+/gu
const special: Record<string, string> = { '\\': '\\backslash ', '~': '\\sim ', '^': '\\hat{}' }

const escaped = (text: string) =>
  text
    .replace(/[\\#$%&_{}~^]/g, (sign) => special[sign] ?? `\\${sign}`)
    .replace(wideText, (words) => `\\text{${words}}`)
