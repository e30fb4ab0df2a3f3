import db from '@adonisjs/lucid/services/db'
import { brokenInvariants } from '@zhuxue/database/invariants'

/** Only the invariants of printed certificates: users of these tests have hours without an upload. */
export async function brokenPrints(): Promise<string[]> {
  const broken = await brokenInvariants(db.connection())
  return broken.filter((name) => /print/.test(name))
}
