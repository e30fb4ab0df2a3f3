/** Which members of two lists have no counterpart in the other, in order: what was taken and what was put. */
export interface Comparison {
  before: boolean[]
  after: boolean[]
}

/** Beyond so many edits two texts are two texts, and marking single words of them would help nobody. */
const mostEdits = 1500

/** The shortest way from one list to the other (Myers), without what both begin and end with. */
export function compare(before: string[], after: string[]): Comparison {
  const head = sameHead(before, after)
  const tail = sameHead(before.slice(head).reverse(), after.slice(head).reverse())
  const middle = between(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail)
  )
  const flags = (length: number, changed: Set<number>) =>
    Array.from({ length }, (_, at) => changed.has(at - head))
  return { before: flags(before.length, middle.gone), after: flags(after.length, middle.come) }
}

function sameHead(one: string[], other: string[]) {
  const end = one.findIndex((word, at) => word !== other[at])
  return end < 0 ? one.length : end
}

function between(a: string[], b: string[]) {
  const trace = pathOf(a, b)
  const all = (list: string[]) => new Set(list.keys())
  if (!trace) return { gone: all(a), come: all(b) }

  const gone = new Set<number>()
  const come = new Set<number>()
  let [x, y] = [a.length, b.length]
  for (let edits = trace.length - 1; edits > 0; edits--) {
    const reached = trace[edits - 1]!
    const line = x - y
    const down =
      line === -edits ||
      (line !== edits && (reached.get(line - 1) ?? -1) < (reached.get(line + 1) ?? -1))
    const from = down ? line + 1 : line - 1
    x = reached.get(from)!
    y = x - from
    if (down) come.add(y)
    else gone.add(x)
  }
  return { gone, come }
}

/** How far each diagonal is reached with 0, 1, 2 … edits; null when they are too many. */
function pathOf(a: string[], b: string[]): Map<number, number>[] | null {
  const trace: Map<number, number>[] = []
  for (let edits = 0; edits <= Math.min(mostEdits, a.length + b.length); edits++) {
    const last = trace.at(-1)
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
