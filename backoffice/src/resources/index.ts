import { bankLines } from './commerce/bank-lines'
import { anomalies } from './learning/anomalies'
import { answers } from './catalogue/answers'
import { articles } from './catalogue/articles'
import { auditLogs } from './accounts/audit-logs'
import { channels } from './channels/channels'
import { cloudVideos } from './media/cloud-videos'
import { comments } from './comments'
import { courses } from './catalogue/courses'
import { certificateIssues } from './certificates/issues'
import { educationCycles } from './certificates/education-cycles'
import { educationRules } from './certificates/education-rules'
import { qualifications } from './certificates/qualifications'
import { hourCorrections } from './learning/hour-corrections'
import { hourReconciliation } from './certificates/hour-reconciliation'
import { exams } from './exams'
import { exportsOfMine } from './exports'
import { invoices } from './invoices'
import { loginLogs } from './accounts/login-logs'
import { orders } from './commerce/orders'
import { organisations } from './organisations'
import { overview } from './statistics/overview'
import { channelStats } from './statistics/partner'
import { playRankings } from './statistics/play'
import { ownStatements, statements } from './statistics/statements'
import { teacherStats } from './statistics/teacher'
import { serviceAccounts } from './partners/service-accounts'
import { appPackages, clientErrors, legalTexts, params } from './settings'
import { paymentExceptions } from './commerce/payment-exceptions'
import { presenceChecks } from './learning/presence-checks'
import { presencePolicies } from './catalogue/presence-policies'
import { products } from './catalogue/products'
import { profile } from './accounts/profile'
import { pushLogs } from './certificates/push-logs'
import { reconciliation } from './commerce/reconciliation'
import { refunds } from './commerce/refunds'
import { synonyms } from './catalogue/synonyms'
import { teacherProfiles } from './channels/teacher-profiles'
import { teachers } from './channels/teachers'
import { userCourses } from './learning/user-courses'
import { userCert } from './certificates/learner-certificates/index'
import { imports } from './transfer'
import { users } from './accounts/users'
import type { Definition } from './definition'

/** All resources; the router, Refine and the menu use this list, in this order. */
export const resources: Definition[] = [
  overview,
  channelStats,
  ownStatements,
  teacherStats,
  teachers,
  teacherProfiles,
  channels,
  statements,
  ...courses,
  ...answers,
  synonyms,
  products,
  articles,
  userCourses,
  cloudVideos,
  orders,
  paymentExceptions,
  refunds,
  reconciliation,
  bankLines,
  invoices,
  organisations,
  pushLogs,
  hourReconciliation,
  hourCorrections,
  educationCycles,
  qualifications,
  educationRules,
  certificateIssues,
  ...anomalies,
  presenceChecks,
  presencePolicies,
  ...exams,
  comments,
  playRankings,
  profile,
  exportsOfMine,
  users,
  userCert,
  loginLogs,
  auditLogs,
  params,
  appPackages,
  legalTexts,
  serviceAccounts,
  imports,
  clientErrors,
]
