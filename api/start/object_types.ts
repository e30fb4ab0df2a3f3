/**
 * One registry of object types: what an object is called, and the labels and values of its fields in the audit log. The
 * back office adds the links (backoffice/src/resources/objectLinks.ts), start/object_titles.ts the titles.
 */
import { AuditObjectText, type AuditList, type AuditSubject } from '#core/audit/terms'
import * as accounts from '#start/objects/accounts'
import * as catalogue from '#start/objects/catalogue'
import * as channels from '#start/objects/channels'
import * as commerce from '#start/objects/commerce'
import * as exams from '#start/objects/exams'
import { show, type Fields } from '#start/objects/fields'
import * as learning from '#start/objects/learning'
import * as organisations from '#start/objects/organisations'
import * as presence from '#start/objects/presence'
import * as partners from '#start/objects/partners'
import * as settings from '#start/objects/settings'
import * as transfer from '#start/objects/transfer'

export { none, objectsIn, show, type Field, type TitleOf } from '#start/objects/fields'

type ObjectKind = AuditSubject | AuditList

const fieldsOfKinds: Record<ObjectKind, Fields> = {
  'user': accounts.userFields,
  'course': catalogue.courseFields,
  'chapter': catalogue.chapterFields,
  'video': catalogue.videoFields,
  'synonyms': catalogue.synonymFields,
  'presence-policy': presence.policyFields,
  'presence-check': presence.checkFields,
  'teacher-profile': catalogue.teacherProfileFields,
  'order': commerce.orderFields,
  'refund': commerce.refundFields,
  'payment-exception': commerce.exceptionFields,
  'bank-transfer': {},
  'bank-line': commerce.bankLineFields,
  'bank-lines': commerce.bankLineListFields,
  'reconciliation': commerce.reconciliationFields,
  'invoice': commerce.invoiceFields,
  'comment': commerce.commentFields,
  'statement': channels.statementFields,
  'user-course': learning.userCourseFields,
  'certificate': learning.certificateFields,
  'certificate-issue': learning.issueFields,
  'foreign-certificate': learning.foreignCertificateFields,
  'hour-upload': learning.uploadFields,
  'hour-reconciliation': learning.registryDayFields,
  'hour-difference': learning.registryDifferenceFields,
  'qualification': learning.qualificationFields,
  'qualification-kind': learning.qualificationKindFields,
  'education-rule': learning.educationRuleFields,
  'education-cycle': learning.educationCycleFields,
  'anomaly': learning.anomalyFields,
  'course-edu-log': {},
  'question-bank': exams.bankFields,
  'question': exams.questionFields,
  'clause': exams.clauseFields,
  'paper': exams.paperFields,
  'user-paper': exams.userPaperFields,
  'app-package': settings.appPackageFields,
  'legal-text': accounts.legalTextFields,
  'organisation': organisations.organisationFields,
  'import-run': transfer.importRunFields,
  'service-account': partners.serviceAccountFields,
  'audit-log': accounts.auditLogFields,
  'backup': accounts.backupFields,
  'users': { ...accounts.listFields, ...learning.learnerListFields },
  'orders': { ...accounts.listFields, ...commerce.parcelListFields },
  'invoices': accounts.listFields,
  'hour-uploads': accounts.listFields,
  'qualifications': { ...accounts.listFields, ...learning.qualificationListFields },
  'education-cycles': accounts.listFields,
  'anomalies': learning.anomalyListFields,
  'params': settings.settingFields,
  'exchange-folders': transfer.exportFields,
}

export function kindOf(object: string): string {
  return object.split(':')[0]
}

/** The fields of `course:12` or `orders`. */
export function fieldsOf(object: string): Fields {
  const kind = kindOf(object)
  return isKind(kind) ? fieldsOfKinds[kind] : {}
}

const isKind = (kind: string): kind is ObjectKind => Object.prototype.hasOwnProperty.call(AuditObjectText, kind)

type Facts = Record<string, unknown> | null | undefined

/** What is wrong with an entry: a field that its object type does not have, or a value without words. */
export function faultsOf(object: string, before: Facts, after: Facts): string[] {
  if (!isKind(kindOf(object))) return [`${object} is of no known type`]
  const fields = fieldsOf(object)
  return [before, after].flatMap((facts) =>
    Object.entries(facts ?? {}).flatMap(([name, value]) => {
      const field = Object.prototype.hasOwnProperty.call(fields, name) ? fields[name] : undefined
      if (!field) return [`${object} has no field ${name}`]
      return show(field, value, () => undefined) === null
        ? [`${object} cannot show ${name} = ${JSON.stringify(value)}`]
        : []
    })
  )
}
