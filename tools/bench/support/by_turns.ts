import { loadavg } from 'node:os'
import { median } from './measuring.js'

const rounds = 3

/** What one kind of work is called, and the share of the yardstick that is wanted of it, in percent. */
type Kinds<K extends string> = Record<K, { name: string; wanted: number }>

/** Rounds against the product and the yardstick by turns; each says how many a second it did of each kind. */
export async function compareByTurns<K extends string>(
  kinds: Kinds<K>,
  round: (where: string) => Promise<Record<K, number>>,
  { ours, bare }: { ours: string; bare: string }
): Promise<void> {
  const rates = { ours: [] as Record<K, number>[], bare: [] as Record<K, number>[] }
  // Once each without looking: connections open, code is compiled.
  await round(ours)
  await round(bare)
  for (let at = 0; at < rounds; at++) {
    rates.ours.push(await round(ours))
    rates.bare.push(await round(bare))
  }
  for (const kind of Object.keys(kinds) as K[]) {
    const { name, wanted } = kinds[kind]
    const [own, other] = [rates.ours, rates.bare].map((all) => median(all.map((one) => one[kind])))
    const share = (100 * own) / other
    console.log(
      `${name} / bare: ${share.toFixed(0)} %  ` +
        `(${own.toFixed(0)} / ${other.toFixed(0)} a second, 16 at a time; wanted ${wanted} %; ` +
        `load ${loadavg()[0].toFixed(1)})`
    )
    if (share < wanted) process.exitCode = 1
  }
}
