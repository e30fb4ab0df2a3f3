import { hoursOf, hoursText, UsualMinutesPerHour } from '@zhuxue/api/terms/settings/hours'

/** The setting `minutesPerHour`: pages carry it, and the server renders islands with the newest one. */
let ofServer = UsualMinutesPerHour

export function setMinutesPerHour(minutes: number): void {
  ofServer = minutes
}

const minutesPerHour = () => Number(globalThis.document?.documentElement.dataset.hour) || ofServer

/** Minutes of credit as `16 学时（720 分钟）`. */
export const formatHours = (minutes: number) => hoursText(minutes, minutesPerHour())

/** Only the number of 学时, for a layout that sets the two units apart. */
export const wholeHours = (minutes: number) => hoursOf(minutes, minutesPerHour())
