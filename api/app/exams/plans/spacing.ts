import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs'
import { addDays } from '#core/time'

/** Whole days only: a question is asked at most once a day. Without randomness, so that a plan is reproducible. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false })

/** Days as midnights in UTC; FSRS counts days between timestamps. */
const midnight = (day: string) => new Date(day)
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** By FSRS: never on the same day, and once more before the examination. `memory` is null for the first time. */
export function nextReview(
  memory: string | null,
  { today, isRight, examOn }: { today: string; isRight: boolean; examOn: string | null }
): { dueOn: string; memory: string } {
  const card = memory ? readCard(memory) : createEmptyCard(midnight(today))
  const rating = isRight ? Rating.Good : Rating.Again
  const { card: next } = scheduler.next(card, midnight(today), rating)
  const tomorrow = addDays(today, 1)
  const due = dayOf(next.due) > tomorrow ? dayOf(next.due) : tomorrow
  const last = examOn && examOn > tomorrow ? addDays(examOn, -1) : null
  return { dueOn: last && due > last ? last : due, memory: JSON.stringify(next) }
}

function readCard(memory: string): Card {
  const card = JSON.parse(memory)
  return { ...card, due: new Date(card.due), last_review: card.last_review ? new Date(card.last_review) : undefined }
}

interface Forecast {
  today: string
  days: number
  perDay: number
  answeredToday: number
  examOn: string
}

/** The daily questions if every answer is right: due ones first, then new ones, up to the daily number. */
export function planSeries(
  cards: readonly { dueOn: string; memory: string }[],
  fresh: number,
  { today, days, perDay, answeredToday, examOn }: Forecast
) {
  let known = cards.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
  let left = fresh
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(today, at)
    const maxQuestions = Math.max(0, at === 0 ? perDay - answeredToday : perDay)
    const due = known.filter(({ dueOn }) => dueOn <= day).slice(0, maxQuestions)
    const learned = Math.min(left, maxQuestions - due.length)
    left -= learned
    const memories = [...due.map(({ memory }) => memory), ...Array<null>(learned).fill(null)]
    const reviewed = memories.map((memory) => nextReview(memory, { today: day, isRight: true, examOn }))
    known = [...known.filter((card) => !due.includes(card)), ...reviewed].sort((one, other) =>
      one.dueOn < other.dueOn ? -1 : 1
    )
    return { day, reviews: due.length, fresh: learned, left }
  })
}
