/** The longest time without a good answer of a kind, in seconds, of those that `from` stands in or that begin before `until`. */
export function longestGap(times, from, until) {
  const inside = times.filter((time) => time > from && time < until)
  const last = times.filter((time) => time <= from).at(-1) ?? from
  const next = times.find((time) => time >= until)
  if (!inside.length && next === undefined) return Infinity
  const marks = [last, ...inside, next ?? until]
  return Math.max(...marks.slice(1).map((time, at) => time - marks[at])) / 1000
}
