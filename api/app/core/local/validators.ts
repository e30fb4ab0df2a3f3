import vine from '@vinejs/vine'

const secondsPerYear = 366 * 86_400

/** Zero only reads the clock. */
export const clockValidator = vine.create({
  advanceSeconds: vine.number().withoutDecimals().range([0, secondsPerYear]),
})
