/** The longest time without a good answer of a kind that `from` stands in or that begins before `until`, in seconds. */
export function longestGap(times, from, until) {
  const inside = times.filter((time) => time > from && time < until)
  const last = times.filter((time) => time <= from).at(-1) ?? from
  const next = times.find((time) => time >= until)
  const marks = [last, ...inside, ...(next ? [next] : [])]
  const gaps = marks.slice(1).map((time, at) => time - marks[at])
  return gaps.length ? Math.max(...gaps) / 1000 : Infinity
}
