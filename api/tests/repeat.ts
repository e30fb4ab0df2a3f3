import { createHash } from 'node:crypto'

/**
 * How often a figure is tried: a few times in `npm test`, as often as docs/performance.md says in `npm run tools -- stress`.
 */
export function times(few: number, all: number): number {
  return process.env.FIGURES === 'full' ? all : few
}

/** Rounds from one on: as many as were asked for, and then up to four times as many until chance brought what is tested. */
export function* roundsUntil(count: number, wasMet: () => boolean): Generator<number> {
  for (let round = 1; round <= count || (!wasMet() && round <= 5 * count); round++) yield round
}

/** Numbers from 0 up to 1 that a seed repeats, so that a failing order of events can be played again. */
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

/** Runs the jobs with at most so many under way. */
export async function randomUpTo<T>(width: number, jobs: (() => Promise<T>)[]): Promise<T[]> {
  const answers: T[] = []
  const waiting = jobs.entries()
  const lane = async () => {
    for (const [at, job] of waiting) answers[at] = await job()
  }
  await Promise.all(Array.from({ length: width }, lane))
  return answers
}
