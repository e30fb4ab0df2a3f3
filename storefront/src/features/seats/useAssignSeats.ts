import { useState } from 'react'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import { attemptFor } from '@zhuxue/api/idempotency-key'
import type { Assignment, OrderLine } from '~/lib/http/wire'
import { ask, notify } from '~/lib/toasts'
import { emptySeatForm, seatDraft } from './seatDraft'
import { readText, withoutEntries, type Reading } from './telephoneText'

/** A failed call is repeated under the same key, also after a reload, so that nothing is assigned twice. */
export function useAssignSeats(orderNo: string, line: OrderLine, onAssigned: () => void) {
  const itemId = line.orderItemId
  const [result, setResult] = useState<Assignment | null>(null)
  const read = (text: string) => readText(text, line.seats?.free ?? 0)
  const form = useForm({
    initial: emptySeatForm,
    draft: seatDraft(itemId),
    validate: ({ text }) => ({ text: read(text).problem }),
    confirm: ({ text }) => confirmAssignment(read(text)),
    send({ text, attempt: before }) {
      const { telephones } = read(text)
      const attempt = attemptFor(telephones, before)
      form.change({ attempt })
      return api.commerce.seats.store({
        params: { orderNo, itemId },
        body: { telephones },
        headers: { 'Idempotency-Key': attempt.key },
      })
    },
    onSent(assignment) {
      setResult(assignment)
      type(withoutEntries(text, ({ telephone }) => telephone !== null))
      notify(assignment.msg, 'success')
      onAssigned()
    },
    onFailure: ({ code }) => code === 'too-few-seats' && onAssigned(),
    problemsOf: ({ message }) => ({ text: message }),
  })
  const { text } = form.values

  function type(next: string) {
    form.change({ text: next, attempt: next === text ? form.values.attempt : null })
    form.setProblems({})
  }

  return {
    ...{ text, type, submit: form.submit, busy: form.busy },
    problem: form.problems.text,
    reading: read(text),
    remove: (typed: string) => type(withoutEntries(text, (entry) => entry.typed === typed)),
    removeWrong: () => type(withoutEntries(text, ({ fault }) => fault !== null)),
    ...{ result, closeResult: () => setResult(null) },
  }
}

/** Assigning is final after the first minute studied (docs/product.md 4.11). */
function confirmAssignment({ telephones, wrong }: Reading): Promise<boolean> {
  const count = telephones.length
  const left = wrong.length ? `有误的${wrong.length}项不会提交。` : ''
  return ask(`确定把${count}个名额分配给这${count}个手机号吗？`, {
    detail: `${left}分配后学员即可开始学习。学习满1分钟后，名额不能再转移。`,
    yes: `分配${count}个名额`,
  })
}
