import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { AddLearner } from '#accounts/learners/add_learner'
import { auditRefusedLearner } from '#accounts/learners/audit_refused_learner'
import { findLearnerIds, type KnownLearners, type Person } from '#accounts/learners/find_learners'
import { matchLearner } from '#accounts/learners/match_learner'
import { LearnerAddedMeanwhile, withKnownLearners } from '#accounts/learners/with_known_learners'
import { learnerMessages } from '#accounts/learners/terms'
import { UserError } from '#core/errors'
import { idempotent } from '#core/http/idempotency'
import { requireKey } from '#core/http/service_keys/service_key'
import type { Trx } from '#core/transaction'
import { findLinkConflict, linkPerson } from '#partners/v1/people/link_person'
import { peopleMessages as messages } from '#partners/v1/people/terms'

export interface PersonForm {
  externalId: string
  userName: string
  idCard?: string
  telephone?: string
}

interface NotAdded {
  refused: string
  field: keyof PersonForm
}

type Added = { userId: number } | NotAdded

/**
 * Creates a learner, or links the one with these numbers and this name. Unlike in the back office, an account that
 * exists is not changed: a partner could give it a number to sign in with (docs/threats.md T293).
 */
@inject()
export class AddPerson {
  constructor(protected addLearner: AddLearner) {}

  /** Idempotent. @throws UserError at the field */
  async execute(ctx: HttpContext, form: PersonForm): Promise<number> {
    const { externalId, userName, idCard = null, telephone = null } = form
    if (!idCard && !telephone) throw new UserError(learnerMessages.oneNumber, { field: 'telephone' })
    const person = { userName, idCard, telephone }
    const added = await withKnownLearners<Added>(
      [person],
      (trx, known) => this.#add(trx, ctx, { externalId, person, known }),
      (work) => idempotent(ctx, form, work)
    )
    if (!('refused' in added)) return added.userId
    const { refused, field } = added
    if (field === 'externalId') throw new UserError(refused, { code: 'external-id-taken', field })
    throw new UserError(refused, { code: 'other-person', field })
  }

  async #add(
    trx: Trx,
    ctx: HttpContext,
    { externalId, person, known }: { externalId: string; person: Person; known: KnownLearners }
  ): Promise<Added> {
    const match = matchLearner(person, known)
    if ('sentence' in match) {
      await auditRefusedLearner(trx, ctx, match)
      // The sentence for staff has the masked name of the other person.
      return { refused: messages.otherPerson, field: match.column }
    }
    const link = { accountId: requireKey(ctx).serviceAccountId, externalId, userId: match.user?.id ?? null }
    const conflict = await findLinkConflict(trx, link)
    if (conflict && !match.user && (await findLearnerIds([person], trx)).length) throw new LearnerAddedMeanwhile()
    if (conflict) return { refused: conflict, field: 'externalId' }
    const userId = match.user?.id ?? (await this.addLearner.execute(trx, ctx, person))
    await linkPerson(trx, ctx, { ...link, userId })
    return { userId }
  }
}
