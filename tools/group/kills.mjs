import { setTimeout as pause } from 'node:timers/promises'
import { longestGap } from './gaps.mjs'

/** docs/scale.md: orders go on by themselves. */
const promisedSeconds = 15
const givenUpMs = 180_000
const kinds = ['order', 'notice', 'answer', 'beat']

/**
 * Kills the primary again and again, and tells for each how long group, proxy and product took.
 * @param answered when each kind of call was answered well, which grows meanwhile
 * @returns whether everything went on in time
 */
export async function killPrimaries(cluster, { kills, proxyPort, answered }) {
  // Who sells nothing yet cannot be seen to stop.
  await until(async () => kinds.every((kind) => answered[kind]?.length > 5))
  const rounds = []
  for (let n = 1; n <= kills; n++) {
    await cluster.untilWhole()
    await pause(2_000 + Math.random() * 3_000)
    rounds.push(await killOne(cluster, { proxyPort, answered }))
    console.log(lineOf(n, rounds.at(-1)))
  }
  await pause(3_000)
  const ends = [...rounds.slice(1).map(({ at }) => at), Date.now()]
  const gaps = rounds.map(({ at }, n) =>
    Object.fromEntries(kinds.map((kind) => [kind, longestGap(answered[kind] ?? [], at, ends[n])]))
  )
  for (const kind of kinds) {
    const all = gaps.map((one) => one[kind]).sort((a, b) => a - b)
    const seconds = [all[0], all[Math.floor(all.length / 2)], all.at(-1)].map((one) =>
      one.toFixed(1)
    )
    console.log(
      `longest time without a good ${kind}: ${seconds.join(', ')} s (least, median, most)`
    )
  }
  return gaps.every((one) => kinds.every((kind) => one[kind] <= promisedSeconds))
}

async function killOne(cluster, { proxyPort, answered }) {
  const killed = await cluster.primary()
  const at = Date.now()
  await cluster.kill(killed)
  const seconds = () => (Date.now() - at) / 1000
  const [group, proxy, product] = await Promise.all([
    until(async () => ![undefined, killed].includes(await cluster.primary())).then(seconds),
    until(() => takesWrites(cluster, proxyPort)).then(seconds),
    until(async () => answered.order.at(-1) > at + 500).then(seconds),
  ])
  await cluster.restart(killed)
  return { at, group, proxy, product }
}

const takesWrites = (cluster, port) =>
  cluster.ask(port, 'select @@super_read_only as refuses').then(
    ([{ refuses }]) => !refuses,
    () => false
  )

async function until(isTrue) {
  const giveUpAt = Date.now() + givenUpMs
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) throw new Error('it does not come back')
    await pause(50)
  }
}

const lineOf = (n, { group, proxy, product }) =>
  `kill ${n}: new primary after ${group.toFixed(1)} s, through the proxy after ${proxy.toFixed(1)} s, an order after ${product.toFixed(1)} s`
