import { characterCount } from '@zhuxue/api/characters'
import { MaxOutsideHours, ProviderMax, cycleMessages as messages } from '@zhuxue/api/terms/certificates/cycles'

export type OutsideHoursForm = {
  /** The position of the target in its cycle. */
  specialty: string
  hours: string
  providerName: string
  day: string
}

export function outsideHoursErrors({ specialty, hours, providerName, day }: OutsideHoursForm) {
  const length = characterCount(providerName.trim())
  const isWhole = /^\d+$/.test(hours) && Number(hours) >= 1 && Number(hours) <= MaxOutsideHours
  return {
    specialty: specialty ? null : messages.outsideSpecialty,
    hours: isWhole ? null : messages.outsideHours,
    providerName: length >= 2 && length <= ProviderMax ? null : messages.outsideProvider,
    day: day ? null : messages.outsideDay,
  }
}
