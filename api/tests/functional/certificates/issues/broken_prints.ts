import db from '@adonisjs/lucid/services/db'
import { brokenInvariants } from '@zhuxue/database/invariants'

/** The invariants of printed certificates: test people have hours that nobody uploaded. */
export async function brokenPrints(): Promise<string[]> {
  const broken = await brokenInvariants(db.connection())
  return broken.filter((name) => /print/.test(name))
}
