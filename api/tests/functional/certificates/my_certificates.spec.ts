import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { learnerWithStudyTime } from '#tests/factories/learner_with_study_time'
import { statementsOf } from '#tests/statements'

/** Statements of the two pages, session included. */
const maxStatements = 12

test.group('Certificates of many courses', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('60 courses need as many statements as three', async ({ client, assert }) => {
    const counts: Record<'list' | 'detail', number>[] = []
    for (const courses of [3, 60]) {
      const { token, certificateId } = await learnerWithStudyTime({ courses, chapters: 50 })
      const read = async (path: string) => {
        const answer = await client.get(path).as(token)
        answer.assertStatus(200)
        return answer.body()
      }
      const list = await statementsOf(async () => {
        const { certs } = await read('/api/user/certs')
        assert.lengthOf(certs, 1)
        assert.include(certs[0], { availableHours: courses * 450, heldHours: courses * 50 })
        await read('/api/user/certificate-issues')
      })
      const detail = await statementsOf(async () => {
        const { courseEduLogs } = await read(`/api/user/course-edu-logs/further-edu-cert-id/${certificateId}`)
        assert.lengthOf(courseEduLogs, courses)
        const [first] = courseEduLogs
        assert.include(first, { availableHours: 450, heldHours: 50, uploadObstacle: 'test-first' })
        assert.deepEqual(
          first.heldChapters.map((chapter: { chapterName: string }) => chapter.chapterName),
          ['第1讲', '第11讲', '第21讲', '第31讲', '第41讲']
        )
        await read('/api/user/certs')
      })
      counts.push({ list: list.length, detail: detail.length })
    }
    const [few, many] = counts
    assert.deepEqual(many, few)
    assert.isAtMost(Math.max(many.list, many.detail), maxStatements)
  })
})
