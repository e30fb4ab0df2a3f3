/** Kinds of exports made by jobs, each registered by its domain (docs/decisions/0054). */
import { uploadExport } from '#certificates/uploads/admin/export_uploads'
import { cycleExport } from '#certificates/cycles/admin/export_cycles'
import { qualificationExport } from '#certificates/qualifications/admin/export_qualifications'
import { learnerExport } from '#commerce/learners/export_learners'
import { orderExport } from '#commerce/admin/export_orders'
import { scoreExport } from '#exams/papers/export_scores'
import { registerExports } from '#exports/export_kind'
import { invoiceExport } from '#invoices/admin/export_invoices'
import { liveCodeExport } from '#learning/live_codes/export_live_codes'
import { exchangeExport } from '#transfer/admin/exchange_export'

registerExports([
  uploadExport,
  cycleExport,
  qualificationExport,
  liveCodeExport,
  scoreExport,
  orderExport,
  learnerExport,
  invoiceExport,
  exchangeExport,
])
