import vine from '@vinejs/vine'
import { paging } from '#core/rules'

export const explanationValidator = vine.create({ ...paging() })
