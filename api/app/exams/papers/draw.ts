import type { DrawRule } from '#exams/papers/terms'
import { getOrFail } from '#core/get_or_fail'

export interface Drawable {
  questionId: number
  questionBankId: number
  questionType: string
  difficulty: number | null
  subjectCode: string | null
  chapterName: string | null
  knowledgePoint: string | null
}

export interface Draw {
  /** In the order of the rules. */
  questionIds: number[]
  missing: number[]
}

/** Is short only where no draw could do better. The same seed and pool give the same draw. */
export function draw(pool: Drawable[], rules: DrawRule[], seed: number): Draw {
  const random = randomFrom(seed)
  const candidates = rules.map((rule) =>
    shuffled(
      pool.filter((question) => isMatch(rule, question)).map(({ questionId }) => questionId),
      random
    )
  )
  const drawn = rules.map((): number[] => [])
  const takenBy = new Map<number, number>()

  const fill = (rule: number, seen: Set<number>): boolean => {
    const free = candidates[rule].find((id) => !takenBy.has(id))
    if (free !== undefined) return take(rule, free)
    for (const id of candidates[rule]) {
      const other = getOrFail(takenBy, id)
      if (other === rule || seen.has(other)) continue
      seen.add(other)
      if (!fill(other, seen)) continue
      drawn[other].splice(drawn[other].indexOf(id), 1)
      return take(rule, id)
    }
    return false
  }
  const take = (rule: number, id: number) => {
    takenBy.set(id, rule)
    drawn[rule].push(id)
    return true
  }

  const missing = rules.map(({ count }, rule) => {
    for (let filled = 0; filled < count; filled++) {
      if (!fill(rule, new Set([rule]))) return count - filled
    }
    return 0
  })
  return { questionIds: drawn.flat(), missing }
}

export function isMatch(rule: DrawRule, question: Drawable): boolean {
  const tags = ['difficulty', 'subjectCode', 'chapterName', 'knowledgePoint'] as const
  return (
    rule.questionBankIds.includes(question.questionBankId) &&
    rule.questionType === question.questionType &&
    tags.every((tag) => rule[tag] === null || rule[tag] === question[tag])
  )
}

export function shuffled<Item>(items: Item[], random: () => number): Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1))
    ;[order[last], order[at]] = [order[at], order[last]]
  }
  return order
}

/** Mulberry32: small, and the same on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
