import { ListPageSize } from './config'

/** The first pages only: no visitor reads the five hundredth, and each would be a cache entry. */
export function pageFrom(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1
}

export function pagesOf(total: number, pageSize = ListPageSize): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** The page numbers to show: first, last and the neighbours; 0 stands for an ellipsis. */
export function pagerSteps(page: number, pages: number): number[] {
  const shownPages = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const steps: number[] = []
  for (const one of [...new Set(shownPages)].sort((a, b) => a - b)) {
    const before = steps[steps.length - 1]
    if (before && one - before > 1) steps.push(0)
    steps.push(one)
  }
  return steps
}

type Paging = { page: number; pageSize: number }

/** Unknown values of a URL count as absent; the first size is the default. */
export function readPaging(params: URLSearchParams, sizes: readonly number[]): Paging {
  const [page, pageSize] = [Number(params.get('page')), Number(params.get('pageSize'))]
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: sizes.find((size) => size === pageSize) ?? sizes[0]!,
  }
}

/** Defaults are omitted. */
export function pagingParams({ page, pageSize }: Paging, sizes: readonly number[]) {
  return { page: page > 1 ? page : null, pageSize: pageSize === sizes[0] ? null : pageSize }
}
