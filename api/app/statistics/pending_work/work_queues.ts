import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { CourseStatus } from '#catalogue/terms'
import { DiscrepancyStatus } from '#certificates/reconciliation/terms'
import { HourUploadState } from '#certificates/uploads/terms'
import { CommentStatus } from '#comments/terms'
import { OpenLineStates } from '#commerce/bank_transfers/terms'
import { ExceptionStatus } from '#commerce/exceptions/terms'
import { scopeAwaitingShipment } from '#commerce/parcels/awaiting_shipment'
import { RefundStatus } from '#commerce/refunds/terms'
import { BankProvider } from '#commerce/terms'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { Marking } from '#exams/attempts/terms'
import { markable } from '#exams/marking/marked_answers'
import { InvoiceStatus } from '#invoices/terms'
import { AnomalyStatus } from '#learning/anomalies/terms'
import { readSetting } from '#settings/read_setting'
import { PendingWorkKind } from '#statistics/pending_work/terms'

interface WorkQueue {
  kind: PendingWorkKind
  /** The route that is needed for this work: its declaration defines the roles. */
  needs: string
  query: (trx: Trx, user: CurrentUser) => DatabaseQueryBuilderContract
  /** The column with the time since when an item waits. */
  since: string
  isOpenTo?: (user: CurrentUser, trx: Trx) => Promise<boolean>
}

const audits = (trx: Trx) => trx.from('courses').where('course_status', CourseStatus.Auditing)
const uploadsIn = (state: HourUploadState) => (trx: Trx) =>
  trx.from('hour_uploads').where('state', state).whereNull('deleted_at')

/** In display order: users who wait for money come first. */
export const workQueues: readonly WorkQueue[] = [
  {
    kind: PendingWorkKind.Exceptions,
    needs: 'commerce.exceptions.index',
    query: (trx) => trx.from('payment_exceptions').where('status', ExceptionStatus.Open),
    since: 'created_at',
  },
  {
    kind: PendingWorkKind.Refunds,
    needs: 'commerce.refunds.index',
    query: (trx) => trx.from('refunds').where('status', RefundStatus.Failed),
    since: 'created_at',
  },
  {
    kind: PendingWorkKind.BankLines,
    needs: 'commerce.bank_transfers.lines.index',
    query: (trx) => trx.from('bank_lines').whereIn('state', [...OpenLineStates]),
    since: 'created_at',
  },
  {
    kind: PendingWorkKind.BankRefunds,
    needs: 'commerce.bank_transfers.refund_serials.store',
    query: (trx) => trx.from('refunds').where({ status: RefundStatus.Processing, provider: BankProvider }),
    since: 'created_at',
  },
  {
    kind: PendingWorkKind.RefundRequests,
    needs: 'commerce.refunds.requests.rejections.store',
    query: (trx) => trx.from('refund_requests').whereNotNull('open_order_id'),
    since: 'created_at',
  },
  {
    kind: PendingWorkKind.Parcels,
    needs: 'commerce.admin.orders.parcels.store',
    query: (trx) => scopeAwaitingShipment(trx.from('orders')),
    since: 'orders.paid_at',
  },
  {
    kind: PendingWorkKind.Invoices,
    needs: 'invoices.admin.index',
    query: (trx) => trx.from('invoices').where('invoice_status', InvoiceStatus.Requested).whereNull('withdrawn_at'),
    since: 'requested_at',
  },
  {
    kind: PendingWorkKind.Reversals,
    needs: 'invoices.admin.index',
    query: (trx) => trx.from('invoices').whereNotNull('needs_reversal_at').whereNull('reversed_at'),
    since: 'needs_reversal_at',
  },
  { kind: PendingWorkKind.Audits, needs: 'catalogue.courses.index', query: audits, since: 'submitted_at' },
  {
    kind: PendingWorkKind.SentBack,
    needs: 'catalogue.teacher.courses.submissions.store',
    query: (trx, { id }) =>
      trx
        .from('courses')
        .where({ teacher_id: id, course_status: CourseStatus.Unpublish })
        .whereNotNull('sent_back_reason'),
    since: 'updated_at',
  },
  {
    kind: PendingWorkKind.Comments,
    needs: 'comments.approve',
    query: (trx) => trx.from('comments').where('comment_status', CommentStatus.Waiting),
    since: 'created_at',
  },
  {
    kind: PendingWorkKind.Marking,
    needs: 'exams.marking.admin.index',
    query: (trx) => toMark(trx, null),
    since: 'user_papers.submitted_at',
  },
  {
    kind: PendingWorkKind.Marking,
    needs: 'exams.marking.teacher.index',
    query: toMark,
    since: 'user_papers.submitted_at',
    isOpenTo: async (user) => !isAdmin(user),
  },
  {
    kind: PendingWorkKind.PendingPushes,
    needs: 'certificates.uploads.admin.index',
    query: uploadsIn(HourUploadState.Pending),
    since: 'created_at',
  },
  {
    kind: PendingWorkKind.Pushes,
    needs: 'certificates.uploads.admin.index',
    query: uploadsIn(HourUploadState.Unknown),
    since: 'created_at',
  },
  {
    kind: PendingWorkKind.RefusedPushes,
    needs: 'certificates.uploads.admin.index',
    query: uploadsIn(HourUploadState.Refused),
    since: 'created_at',
  },
  {
    kind: PendingWorkKind.HourDifferences,
    needs: 'certificates.reconciliation.index',
    query: (trx) => trx.from('registry_differences').where('status', DiscrepancyStatus.Open),
    since: 'created_at',
  },
  {
    kind: PendingWorkKind.Anomalies,
    needs: 'learning.anomalies.index',
    query: (trx) => trx.from('anomalies').where('status', AnomalyStatus.Open),
    since: 'happened_at',
    isOpenTo: async (user, trx) => isAdmin(user) || (await readSetting('anomaliesForAuditors', trx)) === '1',
  },
  {
    kind: PendingWorkKind.ServiceKeys,
    needs: 'partners.service_keys.approve',
    query: (trx, { id }) =>
      trx
        .from('service_keys')
        .whereNull('approved_at')
        .whereNull('revoked_at')
        .where('expires_at', '>', toStored(now()))
        .whereNot('created_by', id),
    since: 'created_at',
  },
]

function toMark(trx: Trx, teacher: CurrentUser | null): DatabaseQueryBuilderContract {
  return markable(teacher, trx).where('paper_answers.marking', Marking.Waiting)
}
