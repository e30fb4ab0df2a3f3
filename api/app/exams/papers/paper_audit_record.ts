import { toWireTime } from '#core/time'
import { rulesOf } from '#exams/papers/draw_questions'
import type Paper from '#exams/papers/paper'

export function paperAuditRecord(paper: Paper) {
  return {
    paperName: paper.paperName ?? null,
    refId: paper.refId ?? null,
    passLine: paper.passLine ?? null,
    limitMinutes: paper.limitMinutes ?? null,
    maxAttempts: paper.maxAttempts ?? null,
    shuffleQuestions: paper.shuffleQuestions,
    shuffleChoices: paper.shuffleChoices,
    keysShown: paper.keysShown,
    opensAt: toWireTime(paper.opensAt),
    lastEntryAt: toWireTime(paper.lastEntryAt),
    closesAt: toWireTime(paper.closesAt),
    drawRules: rulesOf(paper),
  }
}
