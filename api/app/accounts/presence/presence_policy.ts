import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  asksFaces,
  asksPrompts,
  type PresenceAlternative,
  type PresenceRules,
  type VendorFailureRule,
} from '#accounts/presence/terms'
import { PresencePolicySchema } from '#core/schema'

/** One immutable version. The newest version of a name applies. */
export default class PresencePolicy extends PresencePolicySchema {
  declare alternative: PresenceAlternative
  declare onVendorFailure: VendorFailureRule

  /** The newest version of the policy with this id; null if there is none, or if it asks nothing. */
  static async inForce(id: number, client: QueryClientContract = db.connection()): Promise<PresencePolicy | null> {
    const named = await this.query({ client }).where('id', id).first()
    if (!named) return null
    const newest = await this.newestOf(named.policyName, client)
    return newest && newest.asksSomething ? newest : null
  }

  static newestOf(policyName: string, client: QueryClientContract = db.connection()): Promise<PresencePolicy | null> {
    return this.query({ client }).where('policyName', policyName).orderBy('version', 'desc').first()
  }

  get asksSomething(): boolean {
    return asksPrompts(this as PresenceRules) || asksFaces(this as PresenceRules)
  }
}
