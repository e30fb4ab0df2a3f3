import type { Trx } from '#core/transaction'
import { AttemptMode } from '#exams/attempts/terms'
import type UserPaper from '#exams/user_paper'
import { writeMessage } from '#messages/write_message'

/** Only announces a new or changed result; the page decides what of it is shown. */
export async function notifyResult(trx: Trx, attempt: UserPaper, kind: 'testGraded' | 'testRegraded'): Promise<void> {
  const { id, userId, paperId, mode, correlationId, userScoreTenths } = attempt
  const paper = await trx.from('papers').where('id', paperId).select('paper_name').firstOrFail()
  await writeMessage(trx, userId, {
    kind,
    reference: `user-paper:${id}:${userScoreTenths}`,
    facts: { paperId, paperName: paper.paper_name, correlationId: mode === AttemptMode.Test ? correlationId : null },
  })
}
