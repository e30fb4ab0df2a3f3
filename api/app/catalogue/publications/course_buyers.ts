import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Commerce, which knows orders and entitlements, binds its implementation in the container. */
export class CourseBuyers {
  async countEach(_courseIds: number[], _client?: QueryClientContract): Promise<Map<number, number>> {
    return new Map()
  }

  /** Distinct users of all these courses. */
  async countAll(_courseIds: number[], _client?: QueryClientContract): Promise<number> {
    return 0
  }
}
