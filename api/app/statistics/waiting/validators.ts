import vine from '@vinejs/vine'
import { rowId } from '#core/rules'

/** The newest difference that was shown. */
export const seenValidator = vine.create({ saleDifferenceId: rowId() })
