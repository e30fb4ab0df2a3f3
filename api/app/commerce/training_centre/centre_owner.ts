import type { CentreOwner } from '#commerce/bought_by'
import type { CurrentUser } from '#core/current_user'
import { requireReader } from '#organisations/require_role'

/** @throws NotFound for an organisation whose pages the user may not see */
export async function centreOwner(user: CurrentUser, organisationId: number | undefined): Promise<CentreOwner> {
  if (!organisationId) return { userId: user.id }
  await requireReader(user, organisationId)
  return { organisationId }
}
