import { ItemFlags, type ItemFlag } from '#exams/analysis/terms'

interface GradedAnswer {
  questionId: number
  flags: ItemFlag[]
  discrimination: number | null
  rightRate: number | null
}

/** By the worst flag, then by discrimination and facility; questions with too few answers come last. */
export function sortBySeverity<Item extends GradedAnswer>(items: Item[]): Item[] {
  const weight = ({ flags, rightRate }: Item) => {
    if (rightRate === null) return ItemFlags.length + 1
    return flags.length ? ItemFlags.indexOf(flags[0]!) : ItemFlags.length
  }
  const unknown = (value: number | null) => value ?? Number.MAX_SAFE_INTEGER
  return [...items].sort(
    (one, other) =>
      weight(one) - weight(other) ||
      unknown(one.discrimination) - unknown(other.discrimination) ||
      unknown(one.rightRate) - unknown(other.rightRate) ||
      one.questionId - other.questionId
  )
}
