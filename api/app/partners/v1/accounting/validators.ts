import vine from '@vinejs/vine'
import { pageFields, rfc3339 } from '#partners/v1/wire'

export const moneyPageValidator = vine.create({ ...pageFields(), updatedSince: rfc3339().optional() })
