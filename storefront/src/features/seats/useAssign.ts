import { useEffect, useState } from 'react'
import { ask, notify } from '~/lib/toasts'
import { api, reportFailure } from '~/lib/http/api'
import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import type { Assignment, OrderLine } from '~/lib/http/wire'
import { emptyDraft, keepDraft, keptDraft } from './draft'
import { readText, without } from './telephoneText'

/**
 * The text box of one line. What cannot be assigned stays in it; a failed call keeps everything, and sends
 * the same text under the same key, so that an answer that got lost assigns nothing twice.
 */
export function useAssign(orderNo: string, line: OrderLine, onAssigned: () => void) {
  const itemId = line.orderItemId
  const [draft, setDraft] = useState(() => keptDraft(itemId))
  const [result, setResult] = useState<Assignment | null>(null)
  const [complaint, setComplaint] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const reading = readText(draft.text, line.seats?.free ?? 0)

  useEffect(() => keepDraft(itemId, draft), [itemId, draft])

  function type(text: string) {
    setDraft(text === draft.text ? draft : { text, key: '' })
    setComplaint(null)
  }

  async function submit() {
    if (busy) return
    if (reading.problem) return setComplaint(reading.problem)
    if (!(await confirmed(reading.telephones.length, reading.wrong.length))) return

    setBusy(true)
    const key = draft.key || newIdempotencyKey()
    setDraft({ ...draft, key })
    try {
      const answer = await api.commerce.seats.store({
        params: { orderNo, itemId },
        body: { telephones: reading.telephones },
        headers: { 'Idempotency-Key': key },
      })
      setResult(answer)
      setComplaint(null)
      const left = without(draft.text, ({ telephone }) => telephone !== null)
      setDraft({ ...emptyDraft, text: left })
      notify(answer.msg, 'success')
      onAssigned()
    } catch (error) {
      const failure = reportFailure(error)
      setComplaint(failure.message || null)
      if (failure.code === 'too-few-seats') onAssigned()
    } finally {
      setBusy(false)
    }
  }

  return {
    text: draft.text,
    reading,
    complaint,
    busy,
    result,
    type,
    submit,
    remove: (typed: string) => type(without(draft.text, (entry) => entry.typed === typed)),
    removeWrong: () => type(without(draft.text, ({ fault }) => fault !== null)),
    forgetResult: () => setResult(null),
  }
}

/** Assigning is final from the first minute on, and is said to be so before (learner side, section 5). */
function confirmed(count: number, wrong: number): Promise<boolean> {
  const left = wrong ? `有误的${wrong}项不会提交。` : ''
  return ask(`确定把${count}个名额分配给这${count}个手机号吗？`, {
    detail: `${left}分配后即可学习。学员学满1分钟之前可以转移名额，之后不能再更改。`,
    yes: `分配${count}个名额`,
  })
}
