import { FullScore } from '../../attempts/terms.js'

interface Rules {
  questionCount: number
  /** The sum of the questions' points. */
  totalScore: number | null
  passLine: number
  limitMinutes: number | null
  maxAttempts: number | null
  attemptsUsed: number
  opensAt: string | null
  lastEntryAt: string | null
  closesAt: string | null
}

/** Information before an attempt starts, as pairs of label and text; for the storefront and the preview of a paper. */
export function paperSummary(rules: Rules, isTest: boolean): [string, string][] {
  const { questionCount, passLine, maxAttempts, attemptsUsed } = rules
  const { opensAt, lastEntryAt, closesAt, limitMinutes } = rules
  const facts: [string, string | null][] = [['题数', `${questionCount} 题`]]
  if (isTest) {
    facts.push(
      ['满分', fullScoreText(rules.totalScore)],
      ['合格线', `${passLine} 分`],
      ['时间', limitText(limitMinutes, closesAt)],
      ['次数', maxAttempts === null ? null : `${maxAttempts} 次，已用 ${attemptsUsed} 次`],
      ['最晚进入', lastEntryAt && minute(lastEntryAt)]
    )
  }
  facts.push(['开放时间', openText(opensAt, closesAt)])
  return facts.filter((pair): pair is [string, string] => Boolean(pair[1]))
}

/** Points of questions are scaled (docs/product.md 11.3). */
function fullScoreText(totalScore: number | null): string {
  const full = `${FullScore} 分`
  return totalScore && totalScore !== FullScore ? `${full}，由卷面 ${totalScore} 分按比例折算` : full
}

/** The deadline is the earlier of the two, so both are shown before the start. */
function limitText(limitMinutes: number | null, closesAt: string | null): string {
  if (limitMinutes === null) return closesAt ? `不晚于 ${minute(closesAt)} 交卷` : '不限时间'
  const limit = `${limitMinutes} 分钟，从开始时计`
  return closesAt ? `${limit}，不晚于 ${minute(closesAt)}` : limit
}

function openText(opensAt: string | null, closesAt: string | null): string | null {
  if (!opensAt && !closesAt) return null
  return `${opensAt ? minute(opensAt) : '即日'} 起${closesAt ? `，至 ${minute(closesAt)}` : ''}`
}

/** Cuts a time in the format of the API to the minute. */
const minute = (text: string) => text.slice(0, 16)
