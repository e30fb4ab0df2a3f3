interface InTree {
  id: number
  parentId: number | null
}

export type Tree<Facts> = Facts & { children: Tree<Facts>[] }

/** Leaves out chapters whose parent is not among the rows: hiding a parent hides its children. */
export function chapterTree<Row extends InTree, Facts extends object>(
  rows: readonly Row[],
  factsOf: (row: Row) => Facts
): Tree<Facts>[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const branch = (parentId: number | null): Tree<Facts>[] =>
    (below.get(parentId) ?? []).map((row) => ({ ...factsOf(row), children: branch(row.id) }))
  return branch(null)
}
