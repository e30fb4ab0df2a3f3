import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import Chapter from '#catalogue/chapters/chapter'
import CourseModel from '#catalogue/course_model'
import CourseTag from '#catalogue/course_tag'
import DiscountRule from '#catalogue/discount_rule'
import {
  CourseStatus,
  messages,
  type CertSubject,
  type CourseType,
  type LiveStatus,
} from '#catalogue/terms'
import { CourseSchema } from '#core/schema'
import { Refusal } from '#core/http/refusal'
import { now } from '#core/time'

/**
 * Everything sold or shown. The verbs change its state and refuse where the state does not allow it;
 * they are used on a row that is locked, so that two people cannot both be right.
 */
export default class Course extends CourseSchema {
  declare courseType: CourseType
  declare courseStatus: CourseStatus
  declare certSubject: CertSubject | null
  declare liveStatus: LiveStatus | null

  @hasMany(() => CourseTag, { onQuery: (query) => query.orderBy('id') })
  declare tags: HasMany<typeof CourseTag>

  @hasMany(() => CourseModel, { onQuery: (query) => query.orderBy('position').orderBy('id') })
  declare models: HasMany<typeof CourseModel>

  @hasMany(() => DiscountRule, { onQuery: (query) => query.orderBy('ruleCode') })
  declare rules: HasMany<typeof DiscountRule>

  @hasMany(() => Chapter, { onQuery: (query) => query.orderBy('chapterOrder').orderBy('id') })
  declare chapters: HasMany<typeof Chapter>

  get isUnpublished(): boolean {
    return this.courseStatus === CourseStatus.Unpublish
  }

  /** From unpublished or auditing. */
  publish(): void {
    if (this.courseStatus === CourseStatus.Published) throw new Refusal(messages.alreadyPublished)
    this.#setStatus(CourseStatus.Published)
    this.publishedAt = now()
  }

  /** Takes a published course off the shelf. */
  revoke(): void {
    if (this.isUnpublished) throw new Refusal(messages.alreadyUnpublished)
    if (this.courseStatus !== CourseStatus.Published)
      throw new Refusal(messages.onlyPublishedRevoked)
    this.#setStatus(CourseStatus.Unpublish)
  }

  /** The teacher hands the course in. */
  submitForAudit(): void {
    if (!this.isUnpublished) throw new Refusal(messages.onlyUnpublishedSubmitted)
    this.#setStatus(CourseStatus.Auditing)
    this.submittedAt = now()
  }

  /** The teacher takes an own course back, from audit or from the shelf, to change it. */
  withdraw(): void {
    if (this.isUnpublished) throw new Refusal(messages.alreadyUnpublished)
    this.#setStatus(CourseStatus.Unpublish)
  }

  /** The admin sends a course back from audit; its teacher reads why. */
  sendBack(reason: string): void {
    if (this.courseStatus !== CourseStatus.Auditing)
      throw new Refusal(messages.onlyAuditingSentBack)
    this.#setStatus(CourseStatus.Unpublish)
    this.sentBackReason = reason
  }

  /** Counts a change of the form or the state: whoever has the form open is told of it. */
  bumpVersion(by: number): void {
    this.bumpTreeVersion(by)
    this.formVersion = this.lockVersion
  }

  /** Counts a change of the chapters: forms stay good, but whoever publishes what was there is told. */
  bumpTreeVersion(by: number): void {
    this.lockVersion++
    this.changedBy = by
    this.changedAt = now()
  }

  /** What it was sent back for is over. */
  #setStatus(status: CourseStatus): void {
    this.courseStatus = status
    this.sentBackReason = null
  }
}
