/** Objects of exchange folders, each registered by its domain, in the order of writing. */
import { peopleKind } from '#accounts/transfer/people_kind'
import { staffKind } from '#channels/transfer/staff_kind'
import { registerTransfers } from '#core/transfer/kind'
import { countStudies } from '#statistics/study/count_studies'
import { recountSales } from '#statistics/sales/count_sales'

registerTransfers([peopleKind, staffKind], [() => recountSales(null), countStudies])
