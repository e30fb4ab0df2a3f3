import { createHash } from 'node:crypto'

/** The number of repetitions: few in `npm test`, as many as docs/performance.md states in `npm run tools -- stress`. */
export function repeatCount(few: number, all: number): number {
  return process.env.FIGURES === 'full' ? all : few
}

/** Counts rounds from one: as many as requested, then up to four times as many until the tested case occurred. */
export function* roundsUntil(count: number, wasMet: () => boolean): Generator<number> {
  for (let round = 1; round <= count || (!wasMet() && round <= 5 * count); round++) yield round
}

/** Random numbers from 0 up to 1, repeatable by seed, so a failing order of events can be replayed. */
export function seeded(seed: string): () => number {
  let drawn = 0
  return () => {
    const digest = createHash('sha256').update(`${seed}:${drawn++}`).digest()
    return digest.readUInt32BE(0) / 2 ** 32
  }
}

export function shuffled<T>(items: T[], random: () => number): T[] {
  const rest = [...items]
  return items.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0])
}

/** Runs the jobs with a limited concurrency. */
export async function runConcurrently<T>(width: number, jobs: (() => Promise<T>)[]): Promise<T[]> {
  const answers: T[] = []
  const waiting = jobs.entries()
  const lane = async () => {
    for (const [at, job] of waiting) answers[at] = await job()
  }
  await Promise.all(Array.from({ length: width }, lane))
  return answers
}
