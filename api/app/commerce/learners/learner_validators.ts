import vine from '@vinejs/vine'
import { emptyToUndefined, telephoneSearch } from '#core/query_rules'
import { Role } from '#core/roles'
import { paging } from '#core/rules'
import { sorting } from '#core/lists/sorting'

const text = (length: number) => vine.string().trim().maxLength(length).parse(emptyToUndefined).optional()

const filters = () => ({
  name: text(20),
  telephone: telephoneSearch(),
  buyCourse: text(100),
  role: vine.enum(Object.values(Role)).parse(emptyToUndefined).optional(),
})

export const learnersValidator = vine.create({ ...filters(), ...paging(), ...sorting('people') })
export const learnerExportValidator = vine.create(filters())
