import vine from '@vinejs/vine'
import { ForeignLength } from '#certificates/foreign/terms'

export const foreignNumberValidator = vine.create({
  number: vine.string().trim().minLength(1).maxLength(ForeignLength.number),
})
