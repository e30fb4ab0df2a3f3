export interface ListDiff {
  before: boolean[]
  after: boolean[]
}

const maxEdits = 1500

/** The shortest edit script between two lists (Myers), without common prefix and suffix. */
export function diffLists(before: string[], after: string[]): ListDiff {
  const prefix = commonPrefix(before, after)
  const suffix = commonPrefix(before.slice(prefix).reverse(), after.slice(prefix).reverse())
  const middle = shortestEdit(before.slice(prefix, before.length - suffix), after.slice(prefix, after.length - suffix))
  const flags = (length: number, changed: Set<number>) => Array.from({ length }, (_, at) => changed.has(at - prefix))
  return { before: flags(before.length, middle.removed), after: flags(after.length, middle.added) }
}

function commonPrefix(one: string[], other: string[]) {
  const end = one.findIndex((word, at) => word !== other[at])
  return end < 0 ? one.length : end
}

function shortestEdit(a: string[], b: string[]) {
  const trace = editTrace(a, b)
  const all = (list: string[]) => new Set(list.keys())
  if (!trace) return { removed: all(a), added: all(b) }

  const removed = new Set<number>()
  const added = new Set<number>()
  let [x, y] = [a.length, b.length]
  for (let edits = trace.length - 1; edits > 0; edits--) {
    const reached = trace[edits - 1]!
    const line = x - y
    const down = line === -edits || (line !== edits && (reached.get(line - 1) ?? -1) < (reached.get(line + 1) ?? -1))
    const from = down ? line + 1 : line - 1
    x = reached.get(from)!
    y = x - from
    if (down) added.add(y)
    else removed.add(x)
  }
  return { removed, added }
}

/** How far each diagonal is reached with 0, 1, 2 … edits; null above the limit of edits. */
function editTrace(a: string[], b: string[]): Map<number, number>[] | null {
  const trace: Map<number, number>[] = []
  for (let edits = 0; edits <= Math.min(maxEdits, a.length + b.length); edits++) {
    const last: Map<number, number> | undefined = trace[trace.length - 1]
    const reached = new Map<number, number>()
    trace.push(reached)
    for (let line = -edits; line <= edits; line += 2) {
      let x = last ? furthest(last, line, edits) : 0
      while (x < a.length && x - line < b.length && a[x] === b[x - line]) x++
      reached.set(line, x)
      if (x >= a.length && x - line >= b.length) return trace
    }
  }
  return null
}

function furthest(last: Map<number, number>, line: number, edits: number) {
  const left = last.get(line - 1) ?? -1
  const right = last.get(line + 1) ?? -1
  const down = line === -edits || (line !== edits && left < right)
  return down ? right : left + 1
}
