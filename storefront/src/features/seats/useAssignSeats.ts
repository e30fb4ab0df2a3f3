import { useState } from 'react'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import { attemptFor, type Attempt } from '@zhuxue/api/idempotency-key'
import type { Assignment, OrderLine } from '~/lib/http/apiTypes'
import { confirmAction, notify } from '~/lib/toasts'
import { confirmAlreadyAssigned } from './previouslyAssignedText'
import { readText, withoutEntries, type Reading } from './telephoneText'
import { previouslyAssigned, usePreviouslyAssigned, type PreviouslyAssignedSeat } from './usePreviouslyAssigned'
import type { DraftStore } from '~/lib/forms/useDraft'
import { readHistoryState, saveHistoryState } from '~/lib/history/historyState'

/** A failed call is retried with the same key, also after a reload, so that nothing is assigned twice. */
export function useAssignSeats(
  orderNo: string,
  line: OrderLine,
  { moves, onAssigned }: { moves: number; onAssigned: () => void }
) {
  const itemId = line.orderItemId
  const [result, setResult] = useState<{ assignment: Assignment; moves: number } | null>(null)
  const read = (text: string) => readText(text, line.seats?.free ?? 0)
  const form = useForm({
    initial: emptySeatForm,
    draft: seatDraft(itemId),
    validate: ({ text }) => ({ text: read(text).problem }),
    confirm: async ({ text }) => {
      const reading = read(text)
      return confirmAssignment(reading, await previouslyAssigned(orderNo, itemId, reading.numbers))
    },
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
      setResult({ assignment, moves })
      type(withoutEntries(text, ({ telephone }) => telephone !== null))
      notify(assignment.msg, 'success')
      onAssigned()
    },
    onFailure: ({ code }) => code === 'too-few-seats' && onAssigned(),
    validateProfile: ({ message }) => ({ text: message }),
  })
  const { text } = form.values
  const reading = read(text)
  const previous = usePreviouslyAssigned(orderNo, itemId, reading.numbers)

  function type(next: string) {
    form.change({ text: next, attempt: next === text ? form.values.attempt : null })
    form.setProblems({})
  }

  return {
    text,
    type,
    submit: form.submit,
    busy: form.busy,
    problem: form.problems.text,
    reading,
    previous,
    remove: (typed: string) => type(withoutEntries(text, (entry) => entry.typed === typed)),
    removeWrong: () => type(withoutEntries(text, ({ fault }) => fault !== null)),
    removeGiven: () => type(withoutEntries(text, ({ telephone }) => telephone !== null && previous.has(telephone))),
    result: result?.moves === moves ? result.assignment : null,
    closeResult: () => setResult(null),
  }
}

/** Assigning is final after the first minute studied (docs/product.md 4.11). */
function confirmAssignment({ telephones, wrong }: Reading, previous: PreviouslyAssignedSeat[]): Promise<boolean> {
  const count = telephones.length
  const left = wrong.length ? `有误的${wrong.length}项不会提交。` : ''
  return confirmAction(`确定把${count}个名额分配给这${count}个手机号吗？`, {
    title: '分配名额',
    detail: `${confirmAlreadyAssigned(previous) ?? ''}${left}分配后学员即可开始学习。学习满1分钟后，名额不能再转移或收回。`,
    yes: `分配${count}个名额`,
  })
}

type SeatForm = { text: string; attempt: Attempt | null }

const emptySeatForm: SeatForm = { text: '', attempt: null }

/** The unsent text for a line of an order. */
function seatDraft(itemId: number): DraftStore<SeatForm> {
  const save = (draft: SeatForm | undefined) => saveHistoryState('seatDrafts', { ...savedDrafts(), [itemId]: draft })
  return { restore: () => savedDrafts()[itemId] ?? null, save, clear: () => save(undefined) }
}

const savedDrafts = () => readHistoryState<Record<number, SeatForm>>('seatDrafts') ?? {}
