import { characterCount, normalizeWidth } from '../../core/shared_rules.js'

/** A clause of a code: `GB/T 50500`, `2024`, `4.1.2`. */
export interface ClauseName {
  standard: string
  edition: string
  clauseNo: string
}

export const ClauseLimit = { standard: 60, clauseNo: 30, text: 120, name: 200 } as const

const dashes = /\s*[-‐‑‒–—―−－]+\s*/g
const title = /^《[^》]*》\s*(?=\S)/
/** `GB/T50500`, `gb 50500`, `DB21/T 1234.1`: letters, then digits. */
const code = /^([a-z]+(?:\d+(?=[\s/]))?(?:\s*\/\s*[a-z]+)*)\s*(\d[\d.]*)$/i
const edition = /^(.{1,120}?)-(\d{4})(?!\d)\s*(.*)$/
const clauseNo = /^(?=.*[\p{L}\d])[^\s,;-][^\s,;]*$/u

/** Normalizes any spelling: `ＧＢ／Ｔ50500—2024第4.1.2条` is `GB/T 50500-2024 4.1.2`. Null when it is not a clause. */
export function parseClause(text: string): ClauseName | null {
  const edited = parseEdition(text)
  if (!edited) return null
  const number = numberOf(edited.rest)
  if (!clauseNo.test(number) || characterCount(number) > ClauseLimit.clauseNo) return null
  return { standard: edited.standard, edition: edited.edition, clauseNo: number }
}

export const clauseText = ({ standard, edition: year, clauseNo: number }: ClauseName) => `${standard}-${year} ${number}`

/** A clause, or a whole edition as `GB/T 50500-2024`, normalized; null when it is neither. */
export function normalizeReplacement(text: string): string | null {
  const clause = parseClause(text)
  if (clause) return clauseText(clause)
  const edited = parseEdition(text)
  return edited && !edited.rest ? `${edited.standard}-${edited.edition}` : null
}

function parseEdition(text: string) {
  if (characterCount(text) > ClauseLimit.text) return null
  const folded = normalizeWidth(text).replace(/\s+/g, ' ').trim()
  const found = edition.exec(folded.replace(dashes, '-'))
  if (!found) return null
  const standard = standardOf(found[1]!)
  if (standard.length < 2 || characterCount(standard) > ClauseLimit.standard) return null
  return { standard, edition: found[2]!, rest: found[3]! }
}

function standardOf(text: string): string {
  const untitled = text.replace(title, '').trim()
  const [, letters, digits] = code.exec(untitled) ?? []
  if (letters) return `${letters.replace(/\s/g, '').toUpperCase()} ${digits!.replace(/\.$/, '')}`
  return untitled.replace(/[《》]/g, '').trim()
}

/** `第 4. 1 .2 条`, `(4.1.2)` and `,4.1.2` are `4.1.2`. */
function numberOf(text: string): string {
  return text
    .replace(/^[\s,、，:：;；]+/, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\s*[.。．]\s*/g, '.')
    .replace(/^第\s*/, '')
    .replace(/(?:\s*[条款项])+$/, '')
    .replace(/^附录\s+/, '附录')
    .trim()
}

/** Outcome of the review of a question whose clause was replaced. */
export const ReviewOutcome = {
  /** Correct under the newer edition too. */
  Confirmed: 'kept',
  /** Edited since the clause was replaced. */
  Changed: 'changed',
  /** Linked to the newer clause from now on. */
  Moved: 'moved',
} as const
export type ReviewOutcome = (typeof ReviewOutcome)[keyof typeof ReviewOutcome]
export const ReviewOutcomeText = {
  kept: '仍然适用',
  changed: '已修改题目',
  moved: '改用新条文',
} as const satisfies Record<ReviewOutcome, string>

export const ClauseState = { Valid: 'valid', Replaced: 'replaced' } as const
export type ClauseState = (typeof ClauseState)[keyof typeof ClauseState]
export const ClauseStateText = { valid: '现行', replaced: '已被替代' } as const satisfies Record<ClauseState, string>

export const ReviewsAtOnce = 100
export const ReplaceReasonMax = 200

export const clauseMessages = {
  spelling: '规范条文的写法如：GB/T 50500-2024 4.1.2',
  replacement: '请写明替代它的新条文，如：GB/T 50500-2024 4.1.2；没有对应条文时写新版规范，如：GB/T 50500-2024',
  reason: `请填写原因，最多${ReplaceReasonMax}个字符`,
  notNewer: '新条文应属于更新的一版，请核对年份',
  alreadyReplaced: '这个条文刚刚已被标记，请刷新后查看',
  renamed: '名称已保存',
  nameLength: '名称最多200个字符',
  notReplaced: '这个条文是现行的，不需要撤销',
  restored: '已恢复为现行条文，题目可以继续抽用',
  noNewClause: '替代条文没有写条文号，不能改用新条文；请在题目中修改条文，或选择其他结论',
  notEdited: '这道题在条文被替代后没有修改过，请先修改题目，或选择其他结论',
  reviewsNeeded: `请选择要复核的题目，一次最多${ReviewsAtOnce}道`,
  nothingPending: '这些题目已经复核过了，请刷新后查看',
} as const

export const replacedText = (questions: number) =>
  questions ? `已标记为被替代，${questions} 道题目等待复核，复核前不再抽用` : '已标记为被替代'
export const reviewedText = (reviewed: number, skipped: number) =>
  `已复核 ${reviewed} 道题目${skipped ? `，${skipped} 道此前已被复核` : ''}`
