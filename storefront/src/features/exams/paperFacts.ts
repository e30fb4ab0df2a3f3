import { FullScore, attemptMessages } from '@zhuxue/api/terms/exams/attempts'
import { paperMessages } from '@zhuxue/api/terms/exams/papers'
import { minute } from '~/lib/format'
import type { Paper } from './wire'

type Rules = Pick<
  Paper,
  | 'questionCount'
  | 'passLine'
  | 'limitMinutes'
  | 'maxAttempts'
  | 'attemptsUsed'
  | 'opensAt'
  | 'lastEntryAt'
  | 'closesAt'
>

/** What somebody should know before beginning, as pairs of a name and a text. */
export function paperFacts(rules: Rules, isTest: boolean): [string, string][] {
  const { questionCount, passLine, maxAttempts, attemptsUsed } = rules
  const { opensAt, lastEntryAt, closesAt, limitMinutes } = rules
  const facts: [string, string | null][] = [['题数', `${questionCount} 题`]]
  if (isTest) {
    facts.push(
      ['满分', `${FullScore} 分`],
      ['合格线', `${passLine} 分`],
      ['时间', limitText(limitMinutes, closesAt)],
      ['次数', maxAttempts === null ? null : `${maxAttempts} 次，已用 ${attemptsUsed} 次`],
      ['最晚进入', lastEntryAt && minute(lastEntryAt)]
    )
  }
  facts.push(['开放时间', openText(opensAt, closesAt)])
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** The deadline is the earlier of the two, so both are said before somebody begins. */
function limitText(limitMinutes: number | null, closesAt: string | null): string {
  if (limitMinutes === null) return closesAt ? `不晚于 ${minute(closesAt)} 交卷` : '不限时间'
  const limit = `${limitMinutes} 分钟，从开始时计`
  return closesAt ? `${limit}，不晚于 ${minute(closesAt)}` : limit
}

function openText(opensAt: string | null, closesAt: string | null): string | null {
  if (!opensAt && !closesAt) return null
  return `${opensAt ? minute(opensAt) : '即日'} 起${closesAt ? `，至 ${minute(closesAt)}` : ''}`
}

type Entry = Pick<Paper, 'startObstacle' | 'questionCount' | 'maxAttempts' | 'attemptsUsed'>

/** Why nobody may begin now; null when somebody may. */
export function whyNotStart(paper: Entry, isTest: boolean): string | null {
  if (paper.questionCount === 0) return paperMessages.noQuestions
  if (paper.startObstacle) return paper.startObstacle
  const isUsedUp = paper.maxAttempts !== null && paper.attemptsUsed >= paper.maxAttempts
  return isTest && isUsedUp ? attemptMessages.noAttemptsLeft : null
}
