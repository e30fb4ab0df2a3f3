import { DateTime } from 'luxon'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { BusinessZone } from '#core/time'
import type { Trx } from '#core/transaction'
import { KeysShown, MaxPaperQuestions, paperMessages, type DrawRule } from '#exams/papers/terms'
import type { PaperForm } from '#exams/papers/validators'

interface Changed {
  user: CurrentUser
  /** The rules that the paper already has. */
  rules: DrawRule[] | null
}

/** @throws UserError at the field that conflicts with others */
export async function settingsOf(trx: Trx, form: PaperForm, changed: Changed) {
  const opensAt = toTime(form.opensAt, 'opensAt')
  const lastEntryAt = toTime(form.lastEntryAt, 'lastEntryAt')
  const closesAt = toTime(form.closesAt, 'closesAt')
  const keysShown = form.keysShown ?? KeysShown.Submitted
  ensureTimesInOrder([
    ['opensAt', opensAt],
    ['lastEntryAt', lastEntryAt],
    ['closesAt', closesAt],
  ])
  if (keysShown === KeysShown.Closed && !closesAt) {
    throw new UserError(paperMessages.closingNeeded, { field: 'closesAt' })
  }
  return {
    passLine: form.passLine ?? null,
    limitMinutes: form.limitMinutes ?? null,
    maxAttempts: form.maxAttempts ?? null,
    shuffleQuestions: form.shuffleQuestions ?? false,
    shuffleChoices: form.shuffleChoices ?? false,
    drawRules: form.drawRules ? JSON.stringify(await checkedRules(trx, form.drawRules, changed)) : null,
    keysShown,
    opensAt,
    lastEntryAt,
    closesAt,
  }
}

function toTime(text: string | null | undefined, field: string): DateTime | null {
  if (!text) return null
  const time = DateTime.fromSQL(text, { zone: BusinessZone })
  if (!time.isValid) throw new UserError(paperMessages.noSuchDay, { field })
  return time.toUTC()
}

function ensureTimesInOrder(times: [field: string, time: DateTime | null][]): void {
  const entered = times.filter(([, time]) => time)
  for (const [at, [field, time]] of entered.entries()) {
    const before = entered[at - 1]?.[1]
    if (before && time! <= before) throw new UserError(paperMessages.times, { field })
  }
}

async function checkedRules(
  trx: Trx,
  entered: NonNullable<PaperForm['drawRules']>,
  { user, rules }: Changed
): Promise<DrawRule[]> {
  const count = entered.reduce((sum, rule) => sum + rule.count, 0)
  if (count > MaxPaperQuestions) {
    throw new UserError(paperMessages.ruleCount, { field: 'drawRules' })
  }
  const banks = [...new Set(entered.flatMap(({ questionBankIds }) => questionBankIds))]
  const present = rules?.flatMap(({ questionBankIds }) => questionBankIds) ?? []
  const found = await trx
    .from('question_banks')
    .whereIn('id', banks)
    .whereNull('deleted_at')
    .where((own) => {
      // A teacher may leave banks that an admin chose for the paper, and add own ones.
      if (!isAdmin(user)) own.where('created_by', user.id).orWhereIn('id', present)
    })
  if (found.length < banks.length) {
    throw new UserError(paperMessages.ruleBankGone, { field: 'drawRules' })
  }
  return entered.map((rule) => ({
    questionBankIds: rule.questionBankIds,
    questionType: rule.questionType,
    count: rule.count,
    difficulty: rule.difficulty ?? null,
    subjectCode: rule.subjectCode ?? null,
    chapterName: rule.chapterName ?? null,
    knowledgePoint: rule.knowledgePoint ?? null,
  }))
}
