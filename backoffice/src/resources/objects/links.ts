import { peoplePaths, personPath } from '../accounts/public'
import { hourPaths, userCertPath } from '../certificates/public'
import { chapterPath, coursePath, synonymsPath } from '../catalogue/public'
import { teacherPaths } from '../channels/public'
import { commentsPath } from '../comments/public'
import { orderPath, orderPaths, invoicesOfOrder } from '../commerce/public'
import { examPaths } from '../exams/public'
import { assignPaths } from '../learning/public'
import { organisationsPath } from '../organisations/public'
import { settingPaths } from '../settings/public'
import { statementPath } from '../statistics/public'
import { importPath } from '../transfer/public'
import type { ObjectTitle } from './entry'

type PathOf = (id: string, owner: { kind: string; id: string }) => string

/** Where an admin finds an object; `owner` is the object whose page shows it. */
const paths: Record<string, PathOf> = {
  'user': (id) => personPath(Number(id)),
  'course': (id, owner) => coursePath(id, Number(owner.id)),
  'chapter': (id, owner) => chapterPath(owner.id, id),
  'video': () => assignPaths.videos,
  'cloud-video': () => assignPaths.videos,
  'order': (id) => orderPath(id),
  'refund': (_, owner) => orderPath(owner.id),
  'payment-exception': (_, owner) => orderPath(owner.id),
  'invoice': (_, owner) => invoicesOfOrder(owner.id),
  'reconciliation': (day) => `${orderPaths.reconciliation}/${day}`,
  'user-course': (_, owner) => personPath(Number(owner.id), 'courses'),
  'certificate': (_, owner) => userCertPath(Number(owner.id)),
  'course-edu-log': (_, owner) => userCertPath(Number(owner.id)),
  'hour-upload': (_, owner) => userCertPath(Number(owner.id)),
  'certificate-issue': (_, owner) => userCertPath(Number(owner.id)),
  'qualification': (_, owner) => personPath(Number(owner.id), 'qualifications'),
  'qualification-kind': () => hourPaths.rules,
  'education-rule': () => hourPaths.rules,
  'education-cycle': (_, owner) => personPath(Number(owner.id), 'qualifications'),
  'hour-reconciliation': (day) => `${hourPaths.reconciliation}/${day}`,
  'hour-difference': (_, owner) => `${hourPaths.reconciliation}/${owner.id}`,
  'anomaly': () => hourPaths.anomalies,
  'comment': () => commentsPath,
  'statement': (number, owner) => statementPath(`${number.slice(2, 6)}-${number.slice(6, 8)}`, Number(owner.id)),
  'question-bank': (id) => examPaths.questions.replace(':id', id),
  'question': (id, owner) => `${examPaths.questions.replace(':id', owner.id)}?question=${id}`,
  'clause': () => examPaths.clauses,
  'paper': (id) => examPaths.paper.replace(':id', id),
  'user-paper': (_, owner) => examPaths.scores.replace(':id', owner.id),
  'app-package': () => settingPaths.appPackages,
  'legal-text': (_, owner) => `${settingPaths.legalTexts}/${owner.id}`,
  'synonyms': () => synonymsPath,
  'organisation': () => organisationsPath,
  'teacher-profile': () => teacherPaths.profiles,
  'service-account': () => settingPaths.serviceAccounts,
  'import-run': (id) => importPath(id),
  'exchange-folders': () => settingPaths.imports,
  'params': () => settingPaths.params,
  'users': () => peoplePaths.users,
  'orders': () => orderPaths.orders,
  'invoices': () => orderPaths.invoices,
  'hour-uploads': () => hourPaths.pushes,
  'qualifications': () => hourPaths.cycles,
  'education-cycles': () => hourPaths.cycles,
  'anomalies': () => hourPaths.anomalies,
}

/** Kinds whose page is that of another object. */
const byOwner = Object.keys(paths).filter((kind) => paths[kind]!.length > 1 && kind !== 'course')

export function objectPath(object: string, title: ObjectTitle | undefined): string | null {
  const { kind, id } = partsOf(object)
  const path = paths[kind]
  if (!path || title?.gone || (id && !title) || (byOwner.includes(kind) && !title?.owner)) return null
  return path(id, partsOf(title?.owner ?? ''))
}

export function partsOf(object: string) {
  const at = object.indexOf(':')
  return at < 0 ? { kind: object, id: '' } : { kind: object.slice(0, at), id: object.slice(at + 1) }
}
