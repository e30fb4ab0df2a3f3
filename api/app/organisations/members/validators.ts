import vine from '@vinejs/vine'
import {
  DepartmentMax,
  ListedNameMax,
  MemberRole,
  MemberState,
  organisationMessages as messages,
} from '#organisations/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined } from '#core/query_rules'
import { nameText, optionalText, paging } from '#core/rules'
import { adminMessages, PhonesMax, PhonesMin } from '#learning/terms'

const department = () => nameText().maxLength(DepartmentMax).parse(emptyToUndefined).optional()
const invitedRoles = [MemberRole.Manager, MemberRole.Viewer, MemberRole.Member] as const

export const membersValidator = vine.create({
  state: vine.enum([MemberState.Invited, MemberState.Active]).parse(emptyToUndefined).optional(),
  department: department(),
  keyword: optionalText(20),
  ...paging(),
})

export const invitationValidator = vine.create({
  telephones: vine.string().trim().minLength(PhonesMin).maxLength(PhonesMax),
  department: department(),
  memberRole: vine.enum(invitedRoles).parse(emptyToUndefined).optional(),
})
invitationValidator.messagesProvider = new FormMessagesProvider({
  'telephones.required': messages.noTelephones,
  'telephones.minLength': messages.noTelephones,
  'telephones.maxLength': adminMessages.phonesLength,
})

export const memberValidator = vine.create({
  listedName: nameText().maxLength(ListedNameMax).parse(emptyToUndefined).optional(),
  department: department(),
  memberRole: vine.enum(Object.values(MemberRole)),
})
