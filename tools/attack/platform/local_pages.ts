import { finding, notRun, type Attack } from '../attack.js'

const places = [
  '/local/people',
  '/local/sms?telephone=13800000101',
  '/local/clock',
  '/local/wallet',
  '/local/api-docs',
  '/local/face/0123456789abcdef0123456789abcdef',
  '/local/video-uploads/x',
]

export const localPages: Attack = {
  promises: 'T17',
  title: 'Pages of the local drivers in production',
  async run(target) {
    const people = await target.get('/local/people')
    if (people.status === 200) return [notRun('', 'this is a development start')]
    const rows = places.map(async (place) => {
      const { status } = await target.get(place)
      return finding(place, status === 404, status)
    })
    return Promise.all(rows)
  },
}
