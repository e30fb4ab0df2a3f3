import { setTimeout as pause } from 'node:timers/promises'
import { finding, untried, type Attack } from '../attack.js'

/** Between two beats; a shorter one is not counted. */
const beatMs = 10_500

export const finishedChapter: Attack = {
  promises: 'T32 T37',
  title: 'A free video that is never fetched',
  async run(target) {
    const person = target.nextLearner()
    const token = await target.tokenOf(person)
    const { body: list } = await target.get('/api/public/courses?courseType=1&pageSize=100')
    const free = list.courses.find((course: any) => course.coursePrice === 0)?.courseId ?? 33
    const { body } = await target.get(`/api/public/courses/${free}/published-chapters`)
    const chapter = body.chapters?.find((one: any) => one.hasVideo)
    if (!chapter) return [untried('', 'no free course with a video')]

    const where = {
      courseId: free,
      videoId: chapter.chapterVideoId,
      courseChapterId: chapter.courseChapterId,
    }
    const query = new URLSearchParams(
      Object.entries(where).map(([name, value]) => [name, String(value)])
    )
    const { body: play } = await target.get(`/api/vod/play-url?${query}`, { token })
    const beat = (seq: number, more: object) =>
      target.post(
        '/api/vod/upload-play-time',
        { ...where, coursePlayId: play.coursePlayId, seq, ...more },
        { token }
      )

    const first = await beat(1, { totalPlayTime: 1_000_000_000 })
    const odd = [
      await beat(2, { totalPlayTime: -5 }),
      await beat(3, { totalPlayTime: 'NaN' }),
      await beat(4, { totalPlayTime: null }),
    ]
    await pause(beatMs)
    const second = await beat(5, { totalPlayTime: 1_000_000_000 })
    await pause(beatMs)
    const third = await beat(6, { totalPlayTime: 1_000_000_000 })
    const studied = await target.call(
      'POST',
      `/api/user/courses/study/${free}?courseChapterId=${chapter.courseChapterId}`,
      { token }
    )

    const credited = first.body.totalPlayTime ?? 0
    return [
      finding(
        'a billion seconds count for five at most',
        first.status === 200 && credited <= 5,
        first.text
      ),
      finding(
        'odd times are refused',
        odd.every(({ status, body: said }) => status < 500 && said.code !== '200'),
        odd[1].text
      ),
      finding(
        'does not finish its chapter by beats',
        ![second, third].some(({ body: said }) => said.completed),
        third.text
      ),
      finding('nor by saying so', studied.body.code !== '200', studied.text),
    ]
  },
}
