import { CourseStatus } from '@zhuxue/api/terms/catalogue'
import { InvoiceStatus, ReversalState } from '@zhuxue/api/terms/invoices'
import { AnomalyStatus } from '@zhuxue/api/terms/learning/anomalies'
import { HourUploadState } from '@zhuxue/api/terms/certificates/uploads'
import { RefundStatus } from '@zhuxue/api/terms/commerce/refunds'
import type { PendingWorkKind } from '@zhuxue/api/terms/statistics/pending_work'
import { hourPaths } from '../../certificates/public'
import { orderPaths } from '../../commerce/public'
import { settingPaths } from '../../settings/public'

export type StaffRole = 'admin' | 'teacher' | 'auditor' | 'channel'

type Paths = Partial<Record<PendingWorkKind, string>>

const paths: Partial<Record<StaffRole, Paths>> = {
  admin: {
    'exceptions': orderPaths.exceptions,
    'refunds': `${orderPaths.refunds}?refundStatus=${RefundStatus.Failed}`,
    'bank-lines': orderPaths.bankLines,
    'bank-refunds': `${orderPaths.refunds}?refundStatus=${RefundStatus.Processing}`,
    'refund-requests': `${orderPaths.orders}?refundRequested=true`,
    'parcels': `${orderPaths.orders}?toShip=true`,
    'invoices': `${orderPaths.invoices}?invoiceStatus=${InvoiceStatus.Requested}`,
    'reversals': `${orderPaths.invoices}?reversal=${ReversalState.Needed}`,
    'audits': '/board/admin/course-audit',
    'comments': '/board/admin/admin-comments',
    'marking': '/board/admin/paper-answers',
    'pending-pushes': `${hourPaths.pushes}?pushStates=${HourUploadState.Pending}`,
    'pushes': `${hourPaths.pushes}?pushStates=${HourUploadState.Unknown}`,
    'refused-pushes': `${hourPaths.pushes}?pushStates=${HourUploadState.Refused}`,
    'hour-differences': hourPaths.reconciliation,
    'anomalies': `${hourPaths.anomalies}?anomalyStatus=${AnomalyStatus.Open}`,
    'service-keys': settingPaths.serviceAccounts,
  },
  teacher: { 'sent-back': `/board/teacher/teacher-courses`, 'marking': '/board/teacher/paper-answers' },
  auditor: {
    audits: `/board/auditor/courses?courseType=all&courseStatus[]=${CourseStatus.Auditing}`,
    anomalies: `/board/auditor/anomalies?anomalyStatus=${AnomalyStatus.Open}`,
  },
}

/** The list with the pending rows, for the role of the screen. */
export const pendingWorkPath = (kind: PendingWorkKind, viewerRole: StaffRole): string | undefined =>
  paths[viewerRole]?.[kind]
