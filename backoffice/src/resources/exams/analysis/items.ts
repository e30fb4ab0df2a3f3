import { type ItemFlag, type QuestionType } from '@zhuxue/api/terms/exams'
import { ALL } from '../../../providers/data'
import type { AnalysedItem } from '../../../lib/apiTypes'

/** An item of a paper; an item of one question also has the name of the paper. */
export type Item = Omit<AnalysedItem, 'questionNo'> & {
  /** Row key. */
  key?: string
  questionNo?: number | null
  paperId?: number
  paperName?: string
}

export const itemKey = ({ paperId, questionVersionId }: Item) => `${paperId ?? ''} ${questionVersionId}`

export const ItemOrder = {
  Worst: 'worst',
  Place: 'place',
  Rate: 'rate',
  Discrimination: 'discrimination',
  Slow: 'slow',
} as const
export type ItemOrder = (typeof ItemOrder)[keyof typeof ItemOrder]
export const ItemOrderText: Record<ItemOrder, string> = {
  worst: '有问题的在前',
  place: '按题号',
  rate: '正确率从低到高',
  discrimination: '区分度从低到高',
  slow: '用时从长到短',
}

export interface ItemFilters {
  keyword?: string
  /** `any` matches items with any flag. */
  flag?: ItemFlag | 'any' | typeof ALL
  questionType?: QuestionType | typeof ALL
  order?: ItemOrder
}
export const noItemFilters: ItemFilters = { keyword: '', flag: ALL, questionType: ALL, order: ItemOrder.Worst }

/** Items come with the worst first; unknown values are last in any other order. */
export function shownItems(items: Item[], filters: ItemFilters): Item[] {
  const { keyword = '', flag = ALL, questionType = ALL, order = ItemOrder.Worst } = filters
  const found = items.filter(
    (item) =>
      item.questionName.includes(keyword.trim()) &&
      (questionType === ALL || item.questionType === questionType) &&
      (flag === ALL || (flag === 'any' ? item.flags.length > 0 : item.flags.includes(flag)))
  )
  if (order === ItemOrder.Worst) return found
  const sortValue = sortValues[order]
  return found.sort((one, other) => (sortValue(one) ?? Infinity) - (sortValue(other) ?? Infinity))
}

const sortValues: Record<Exclude<ItemOrder, 'worst'>, (item: Item) => number | null | undefined> = {
  place: ({ questionNo }) => questionNo,
  rate: ({ rightRate }) => rightRate,
  discrimination: ({ discrimination }) => discrimination,
  slow: ({ medianSeconds }) => (medianSeconds === null ? null : -medianSeconds),
}
