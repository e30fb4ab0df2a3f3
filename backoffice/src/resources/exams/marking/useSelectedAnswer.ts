import { useEffect, useEffectEvent, useState } from 'react'
import type { AnswerToMark } from '../../../lib/apiTypes'

type Answers = AnswerToMark[] | undefined

/**
 * The open answer, identified by its id: when a colleague marks another one and the list moves up, typed points stay
 * with their answer.
 */
export function useSelectedAnswer(answers: Answers) {
  const [selected, setSelected] = useState<AnswerToMark | null>(null)
  const at = answers?.findIndex(({ paperAnswerId }) => paperAnswerId === selected?.paperAnswerId) ?? -1

  const openFirst = useEffectEvent(() => {
    if (!selected && answers?.length) setSelected(answers[0]!)
  })
  useEffect(() => openFirst(), [answers])

  const openFirstOf = (candidates: (AnswerToMark | null)[], now: Answers) => {
    const byId = new Map(now?.map((answer) => [answer.paperAnswerId, answer]))
    const found = candidates.map((answer) => byId.get(answer?.paperAnswerId ?? 0)).find(Boolean)
    setSelected(found ?? now?.[0] ?? null)
  }
  const behind = answers?.slice(at + 1) ?? []

  return {
    selected,
    at,
    open: (place: number) => setSelected(answers?.[place] ?? null),
    /** In the list as it is `now`: the following answer, else the same again. */
    openNext: (now: Answers) => openFirstOf([...behind, selected], now),
    /** The same as it is `now`, else the next. */
    openAgain: (now: Answers) => openFirstOf([selected, ...behind], now),
    release: () => setSelected(null),
  }
}
