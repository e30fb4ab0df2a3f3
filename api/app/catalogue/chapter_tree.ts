/** Something that hangs below another of its kind by id; at the top without a parent. */
interface Node {
  id: number
  parentId: number | null
}

export type Tree<Shown> = Shown & { children: Tree<Shown>[] }

/**
 * Rows as a tree, in the order they come in. What hangs below a row that is not among them is left out:
 * an unpublished chapter takes everything below it along.
 * @param show what is told of one row
 */
export function chapterTree<Row extends Node, Shown extends object>(
  rows: Row[],
  show: (row: Row) => Shown
): Tree<Shown>[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const branch = (parentId: number | null): Tree<Shown>[] =>
    (below.get(parentId) ?? []).map((row) => ({ ...show(row), children: branch(row.id) }))
  return branch(null)
}
