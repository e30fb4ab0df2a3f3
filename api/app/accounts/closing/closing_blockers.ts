import { ownDataParts } from '#accounts/personal_data_export/data_provider'
import { ObstacleText, WaivableObstacles, type ObstacleKind } from '#accounts/closing/terms'
import { Refusal } from '#core/errors'
import type { Trx } from '#core/transaction'

export interface Obstacle {
  kind: ObstacleKind
  text: string
  isWaivable: boolean
}

export async function findObstacles(trx: Trx, userId: number): Promise<Obstacle[]> {
  const found: Obstacle[] = []
  for (const { obstacles } of ownDataParts()) {
    const counts = (await obstacles?.(trx, userId)) ?? {}
    for (const [name, count] of Object.entries(counts)) {
      const kind = name as ObstacleKind
      if (!count) continue
      found.push({ kind, text: ObstacleText[kind](count), isWaivable: WaivableObstacles.includes(kind) })
    }
  }
  return found
}

/** @throws Refusal with the first obstacle that is not waived */
export async function refuseObstacles(trx: Trx, userId: number, isWaived: boolean): Promise<void> {
  const [first] = (await findObstacles(trx, userId)).filter((obstacle) => !(isWaived && obstacle.isWaivable))
  if (first) throw new Refusal(first.text)
}
