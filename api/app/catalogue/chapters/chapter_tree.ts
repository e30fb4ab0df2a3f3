interface InTree {
  id: number
  parentId: number | null
}

export type Tree<Data> = Data & { children: Tree<Data>[] }

/** Leaves out chapters whose parent is not among the rows: hiding a parent hides its children. */
export function chapterTree<Row extends InTree, Data extends object>(
  rows: readonly Row[],
  dataOf: (row: Row) => Data
): Tree<Data>[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const branch = (parentId: number | null): Tree<Data>[] =>
    (below.get(parentId) ?? []).map((row) => ({ ...dataOf(row), children: branch(row.id) }))
  return branch(null)
}
