import vine from '@vinejs/vine'
import { registryChanges, registryModes, type RegistryChange, type RegistryMode } from '#drivers/hours/registry_modes'

export const registryModeValidator = vine.create({ mode: vine.enum(Object.keys(registryModes) as RegistryMode[]) })

export const registryChangeValidator = vine.create({
  change: vine.enum(Object.keys(registryChanges) as RegistryChange[]),
})
