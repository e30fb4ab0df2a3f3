/** Objects of exchange folders, each registered by its domain, in the order of writing. */
import { addressKind } from '#accounts/transfer/address_kind'
import { peopleKind } from '#accounts/transfer/people_kind'
import { staffKind } from '#channels/transfer/staff_kind'
import { chapterKind } from '#catalogue/transfer/chapter_kind'
import { courseKind } from '#catalogue/transfer/course_kind'
import { courseModelKind, discountRuleKind } from '#catalogue/transfer/course_part_kinds'
import { hourKind, hourUploadKind } from '#certificates/transfer/hour_kinds'
import { orderKinds } from '#commerce/transfer/order_kinds'
import { registerTransfers } from '#core/transfer/kind'
import { countStudies } from '#statistics/study/count_studies'
import { recountSales } from '#statistics/sales/count_sales'
import { entitlementKind } from '#learning/transfer/entitlement_kind'
import { progressKind } from '#learning/transfer/progress_kind'

registerTransfers(
  [
    peopleKind,
    staffKind,
    courseKind,
    courseModelKind,
    discountRuleKind,
    chapterKind,
    addressKind,
    ...orderKinds,
    entitlementKind,
    progressKind,
    hourKind,
    hourUploadKind,
  ],
  [() => recountSales(null), countStudies]
)
