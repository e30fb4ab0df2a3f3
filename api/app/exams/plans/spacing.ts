import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs'
import { DateTime } from 'luxon'

/** Whole days only: a question is asked once a day. Without chance, so that a plan can be explained. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false })

/** Luxon days as midnights of UTC; FSRS counts days between moments. */
const midnight = (day: string) => DateTime.fromISO(day, { zone: 'utc' }).toJSDate()
const dayOf = (moment: Date) => DateTime.fromJSDate(moment, { zone: 'utc' }).toISODate()!
const addDays = (day: string, days: number) =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate()!

/** By FSRS: never the same day, and once more before the examination. `memory` is null for the first time. */
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
  return {
    ...card,
    due: new Date(card.due),
    last_review: card.last_review ? new Date(card.last_review) : undefined,
  }
}

/** What a day asks: what is due first, then new ones up to the number a day. */
export function planSeries(
  dues: string[],
  fresh: number,
  { today, days, perDay }: { today: string; days: number; perDay: number }
) {
  let left = fresh
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(today, at)
    const reviews = dues.filter((due) => (at === 0 ? due <= day : due === day)).length
    const learned = Math.min(left, Math.max(0, perDay - reviews))
    left -= learned
    return { day, reviews, fresh: learned, left }
  })
}
