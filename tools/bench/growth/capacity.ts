/**
 * What so many people need in machines, from costs that were measured: `npm run growth -- capacity`. Pure arithmetic, so
 * that another assumption gives another table.
 */

/** Milliseconds of processor of one call: the product's process and the database's (docs/performance.md, growth). */
const costs = {
  /** From the shelf. */
  visit: { product: 0.022, database: 0 },
  /** A personal answer: four to six statements. */
  read: { product: 0.9, database: 0.9 },
  beat: { product: 1.44, database: 1.14 },
  answer: { product: 0.75, database: 0.4 },
  checkout: { product: 9, database: 8 },
  signIn: { product: 34, database: 0.5 },
}

/** What an active person does in a day. */
const day: Record<keyof typeof costs, number> = {
  visit: 25,
  read: 15,
  beat: 20,
  answer: 4,
  checkout: 0.03,
  signIn: 0.3,
}

/** Of all who have an account. */
const activeInADay = 0.08
const shareOfBusiestHour = 0.15
/** The busiest minute against the average of that hour, as when an examination opens at nine. */
const busiestMinute = 3
/** Processors are planned to be half busy in the busiest minute. */
const mostBusy = 0.5

/**
 * Bytes that one of these leaves for good, with indexes, by `-- sizes` on ten million orders (docs/performance.md, growth):
 * a session of twenty beats with its progress and roll-up; an answer; an order with its lines, payment, notice, rights,
 * invoice, parcel and two messages. A sign-in is logged for a year.
 */
const bytesLeft: Partial<Record<keyof typeof costs, number>> = {
  beat: (359 + 162 + 83) / 20,
  answer: 180,
  checkout: 763 + 1.5 * 199 + 0.92 * 276 + 0.27 * 565 + 1.16 * 373 + 0.12 * 285 + 0.27 * 111 + 600,
}
const bytesOfSignIn = 333
/** The account with its role, addresses and consent. */
const bytesOfPerson = 830
const years = 5
/** Kilobytes on the wire: a page with what a browser does not keep yet, a call, and a minute of video at 500 kbit/s. */
const wire = { visit: 45, read: 3, minuteOfVideo: 3_700 }

console.log(
  '| people | active a day | calls a second: average, busiest minute | cores: product, database | commits a second | database after five years | bandwidth: calls, video |\n| --- | --- | --- | --- | --- | --- | --- |'
)
const kinds = Object.keys(day) as (keyof typeof costs)[]
const leftInADay = kinds.reduce((sum, kind) => sum + day[kind] * (bytesLeft[kind] ?? 0), 0)
const bytesOfYears =
  bytesOfPerson + 365 * activeInADay * (years * leftInADay + day.signIn * bytesOfSignIn)

for (const people of [10_000, 1_000_000, 50_000_000]) {
  const active = people * activeInADay
  const perSecond = (active * shareOfBusiestHour * busiestMinute) / 3_600
  const cores = (of: 'product' | 'database') =>
    (kinds.reduce((sum, kind) => sum + day[kind] * costs[kind][of], 0) * perSecond) /
    1_000 /
    mostBusy
  const calls = kinds.reduce((sum, kind) => sum + day[kind], 0)
  const commits = day.beat + day.answer + 3 * day.checkout + 2 * day.signIn
  const megabits = (kilobytes: number) => (perSecond * kilobytes * 8) / 1_000
  console.log(
    `| ${people.toLocaleString('en')} | ${active.toLocaleString('en')} | ${((active * calls) / 86_400).toFixed(1)}, ${(calls * perSecond).toFixed(0)} ` +
      `| ${cores('product').toFixed(1)}, ${cores('database').toFixed(1)} | ${(commits * perSecond).toFixed(0)} ` +
      `| ${((people * bytesOfYears) / 1024 ** 3).toFixed(1)} GB ` +
      `| ${megabits(day.visit * wire.visit + day.read * wire.read).toFixed(0)} Mbit/s, ${megabits(day.beat * wire.minuteOfVideo).toFixed(0)} Mbit/s |`
  )
}
