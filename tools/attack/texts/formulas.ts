import { finding, type Attack } from '../attack.js'
import { tryNotice } from './notices.js'

const count = 180
/** 480 characters, each formula different, so that none is cached. */
const formula = (at: number) => `a_{${at}}\\bmod b'`.repeat(40).slice(0, 480 - (480 % 14))
const maxBytes = 500_000

export const formulas: Attack = {
  promises: 'T81',
  title: `${count} formulas in one notice`,
  async run(target) {
    const text = Array.from({ length: count }, (_, at) => `<p><span data-formula="${formula(at)}"></span></p>`)
    const trying = tryNotice(target, text.join(''))
    const concurrent = await Promise.all(Array.from({ length: 10 }, () => target.get('/health/live')))
    const { read } = await trying

    const slowest = Math.max(...concurrent.map(({ ms }) => ms))
    const bytes = read?.text.length ?? 0
    return [
      finding('the response is smaller than a megabyte', bytes < maxBytes, `${bytes} characters`),
      finding('other requests wait less than a second', slowest < 1000, `${Math.round(slowest)} ms`),
    ]
  },
}
