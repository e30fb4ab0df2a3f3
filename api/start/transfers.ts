/** Objects of exchange folders, each registered by its domain, in the order of writing. */
import { addressKind } from '#accounts/transfer/address_kind'
import { peopleKind } from '#accounts/transfer/people_kind'
import { chapterKind } from '#catalogue/transfer/chapter_kind'
import { courseKind } from '#catalogue/transfer/course_kind'
import { courseModelKind, discountRuleKind } from '#catalogue/transfer/course_part_kinds'
import { certificateKind } from '#certificates/transfer/certificate_kind'
import { hourKind, hourUploadKind } from '#certificates/transfer/hour_kinds'
import { staffKind } from '#channels/transfer/staff_kind'
import { grantImportedOrders } from '#commerce/transfer/grant_imported_orders'
import { orderKinds } from '#commerce/transfer/order_kinds'
import { registerTransfers } from '#core/transfer/kind'
import { bankKind } from '#exams/transfer/bank_kind'
import { invoiceKind } from '#invoices/transfer/invoice_kind'
import { entitlementKind } from '#learning/transfer/entitlement_kind'
import { progressKind } from '#learning/transfer/progress_kind'
import { countStudies } from '#statistics/study/count_studies'
import { recountSales } from '#statistics/sales/count_sales'

registerTransfers(
  [
    peopleKind,
    staffKind,
    courseKind,
    courseModelKind,
    discountRuleKind,
    chapterKind,
    bankKind,
    addressKind,
    ...orderKinds,
    // Orders without entitlements are granted after the file of entitlements.
    { ...entitlementKind, finish: grantImportedOrders },
    progressKind,
    hourKind,
    hourUploadKind,
    certificateKind,
    invoiceKind,
  ],
  [() => recountSales(null), countStudies]
)
