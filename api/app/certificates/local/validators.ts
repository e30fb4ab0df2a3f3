import vine from '@vinejs/vine'
import { registryModes, type RegistryMode } from '#drivers/hours/registry_modes'

export const registryModeValidator = vine.create({
  mode: vine.enum(Object.keys(registryModes) as RegistryMode[]),
})
