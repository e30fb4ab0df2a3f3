/** The parts of a course name on a cover: a short line above, the title, a line below and the edition on a label. */
export interface Wording {
  kicker: string
  title: string
  below: string
  label: string
}

const inBookMarks = /^(.*?)《(.+?)》(.*)$/u
const tailInBrackets = /^(.+?)（([^）]+)）$/u
const leading = /^(\d{4}年)?((?:一级|二级)(?:注册)?(?:造价工程师|建造师))?/u
const editions = /^(.{4,}?)(精讲班|冲刺班|全程班|集训营|面授集训营|押题班|考前押题班|套餐|实操班)$/u

const trimmed = (text: string) => text.replace(/^[\s：:—·、]+|[\s：:—·]+$/gu, '')

function spaced(kicker: string): string {
  return kicker.replace(/^(\d{4})年(?=.)/u, '$1 · ')
}

function withoutBrackets(text: string): [string, string] {
  const [, title, below] = tailInBrackets.exec(text) ?? [null, text, '']
  return [title!, below!]
}

/** Removes words that the small line of the cover already has. */
function withoutRepeats(courseName: string): { mark: string; name: string } {
  const [, mark = '', marked] = /^【(.+?)】(.+)$/u.exec(courseName) ?? [null, '', courseName]
  const plain = marked!.replace(/（(?:必修|选修)）$/u, '')
  const [, subject, rest] = /^([^·]{2,6}工程)·(.+)$/u.exec(plain) ?? [null, '', plain]
  const short = withoutBrackets(rest!)[0].length < 6

  return { mark: mark === '直播' ? '' : mark, name: short ? `${subject}${rest}` : rest! }
}

/** Splits a course name; every part but the title may be empty. */
export function wordingOf(courseName: string): Wording {
  const { mark, name: whole } = withoutRepeats(courseName)
  const book = inBookMarks.exec(whole)
  if (book) {
    const [title, below] = withoutBrackets(book[2]!)
    return { kicker: spaced(trimmed(book[1]!)), title, below, label: trimmed(book[3]!) }
  }

  const [name, bracketed] = withoutBrackets(whole)
  const head = leading.exec(name)?.[0] ?? ''
  const rest = name.length - head.length >= 3 ? trimmed(name.slice(head.length)) : name
  const [first, ...others] = rest.split(/[：:]|——|\s+/u)
  const after = trimmed(others.join(' '))
  const generic = first!.length <= 3 && after !== ''
  const [, body, edition] = editions.exec(first!) ?? [null, generic ? after : first!, '']

  return {
    kicker: spaced(rest === name ? (generic ? first! : mark) : head),
    title: body!,
    below: (generic ? '' : after) || bracketed,
    label: edition! || (after && !generic ? bracketed : ''),
  }
}
