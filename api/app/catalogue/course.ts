import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import Chapter from '#catalogue/chapter'
import CourseModel from '#catalogue/course_model'
import CourseTag from '#catalogue/course_tag'
import DiscountRule from '#catalogue/discount_rule'
import { CourseStatus, messages, type CertSubject, type CourseType, type LiveStatus } from '#catalogue/terms'
import { CourseSchema } from '#core/schema'
import { UserError } from '#core/errors'
import { now } from '#core/time'

/** The methods throw if the current state does not allow the change. Call them on a locked row. */
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

  publish(): void {
    if (this.courseStatus === CourseStatus.Published) throw new UserError(messages.alreadyPublished)
    this.#setStatus(CourseStatus.Published)
    this.publishedAt = now()
  }

  revoke(): void {
    if (this.isUnpublished) throw new UserError(messages.alreadyUnpublished)
    if (this.courseStatus !== CourseStatus.Published) throw new UserError(messages.onlyPublishedRevoked)
    this.#setStatus(CourseStatus.Unpublish)
  }

  submitForAudit(): void {
    if (!this.isUnpublished) throw new UserError(messages.onlyUnpublishedSubmitted)
    this.#setStatus(CourseStatus.Auditing)
    this.submittedAt = now()
  }

  withdraw(): void {
    if (this.isUnpublished) throw new UserError(messages.alreadyUnpublished)
    this.#setStatus(CourseStatus.Unpublish)
  }

  sendBack(reason: string): void {
    if (this.courseStatus !== CourseStatus.Auditing) throw new UserError(messages.onlyAuditingSentBack)
    this.#setStatus(CourseStatus.Unpublish)
    this.sentBackReason = reason
  }

  /** After a change of form or state: open forms become outdated. */
  bumpVersion(by: number): void {
    this.bumpTreeVersion(by)
    this.formVersion = this.lockVersion
  }

  /** After a change of chapters: open forms stay valid, but a publication of the earlier content is rejected. */
  bumpTreeVersion(by: number): void {
    this.lockVersion++
    this.changedBy = by
    this.changedAt = now()
  }

  #setStatus(status: CourseStatus): void {
    this.courseStatus = status
    this.sentBackReason = null
  }
}
