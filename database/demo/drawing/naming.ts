/**
 * A course name taken apart the way a book jacket sets it: a short line above, the title itself,
 * a line below and the edition on a label.
 */
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

/** Takes a course name apart; every part but the title may be empty. */
export function wordingOf(courseName: string): Wording {
  const book = inBookMarks.exec(courseName)
  if (book) {
    const [title, below] = withoutBrackets(book[2]!)
    return { kicker: spaced(trimmed(book[1]!)), title, below, label: trimmed(book[3]!) }
  }

  const [name, bracketed] = withoutBrackets(courseName)
  const head = leading.exec(name)?.[0] ?? ''
  const kicker = name.length - head.length >= 3 ? head : ''
  const rest = trimmed(name.slice(kicker.length))
  const [first, ...others] = rest.split(/[：:]|——|\s+/u)
  const [, body, edition] = editions.exec(first!) ?? [null, first!, '']

  return {
    kicker: spaced(kicker),
    title: body!,
    below: trimmed(others.join(' ')) || bracketed,
    label: edition! || (others.length ? bracketed : ''),
  }
}
