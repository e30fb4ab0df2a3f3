import vine from '@vinejs/vine'
import { issuerModes, noteChanges, type IssuerMode, type NoteChange } from '#drivers/invoices/local_issuer_modes'

export const issuerModeValidator = vine.create({ mode: vine.enum(Object.keys(issuerModes) as IssuerMode[]) })

export const noteChangeValidator = vine.create({ change: vine.enum(Object.keys(noteChanges) as NoteChange[]) })
