/** Objects of exchange folders, each registered by its domain, in the order of writing. */
import { peopleKind } from '#accounts/transfer/people_kind'
import { registerTransfers } from '#core/transfer/kind'

registerTransfers([peopleKind], [])
