import { test } from '@japa/runner'
import { CourseEduLogStatus, UploadBlocker, nextSteps, testBlocker } from '#certificates/terms'

const record = (facts: Partial<Parameters<typeof nextSteps>[0]>) =>
  nextSteps({ uploadObstacle: null, totalTime: 60, availableHours: 0, usedHours: 0, heldChapters: [], ...facts })
const held = [
  { chapterName: '第一讲', heldHours: 0.1 },
  { chapterName: '第二讲', heldHours: 0.2 },
]

test.group('Next steps of a learner', () => {
  test('missing minutes are counted in tenths', ({ assert }) => {
    const { NotLearned } = UploadBlocker
    assert.deepEqual(record({ uploadObstacle: NotLearned, totalTime: 0.7, availableHours: 0.1, usedHours: 0.3 }), [
      '还差 0.3 分钟学时，请继续学习未完成的章节',
    ])
  })

  test('held minutes name their tests and are not missing', ({ assert }) => {
    const waiting = '0.3 分钟学时待通过测试，请完成章节测试：「第一讲」「第二讲」'
    const { NotLearned, NothingNew } = UploadBlocker
    const facts = { heldChapters: held, availableHours: 50 }
    assert.deepEqual(record({ ...facts, uploadObstacle: NotLearned }), [
      waiting,
      '还差 9.7 分钟学时，请继续学习未完成的章节',
    ])
    assert.deepEqual(record({ heldChapters: held, uploadObstacle: NothingNew }), [waiting])
  })

  test('a refunded course shows only its refund', ({ assert }) => {
    const facts = { heldChapters: held, uploadObstacle: UploadBlocker.Refunded }
    assert.deepEqual(record(facts), ['该课程已退款，未上传的学时已收回；再次购买后恢复'])
  })

  test('the test opens once a course with an exam is learned', ({ assert }) => {
    const { Learning, Learned } = CourseEduLogStatus
    const learned = { examMaintained: true, courseEduLogStatus: Learned }
    assert.isNull(testBlocker(learned))
    assert.equal(testBlocker({ ...learned, examMaintained: false }), '未维护测试试题')
    assert.equal(testBlocker({ ...learned, courseEduLogStatus: Learning }), '学完课程后可以测试')
  })

  test('an upload is offered, or the blocker is shown', ({ assert }) => {
    assert.deepEqual(record({ availableHours: 60 }), ['60 分钟学时可以上传'])
    assert.match(record({ uploadObstacle: UploadBlocker.NoTotal })[0], /没有设置总学时/)
    assert.deepEqual(record({ uploadObstacle: UploadBlocker.NothingNew, usedHours: 60 }), ['已获得的学时都已上传'])
  })
})
