import { thisMonth } from '#core/months'
import { now, toWireDay } from '#core/time'
import { messages } from '#statistics/statements/terms'
import type { Sample } from '#tests/functional/authorisation/samples'
import type { MatrixFixture } from '#tests/functional/authorisation/matrix_fixture'

const today = () => toWireDay(now())
const partner = ({ people }: MatrixFixture): Sample => ({ path: [people.channel.user.id] })
const running = ({ people }: MatrixFixture): Sample => ({ path: [people.channel.user.id, thisMonth()] })

/** The current month: readable for all who may read statements, but it cannot be closed yet. */
export const statementSamples: Record<string, (fixture: MatrixFixture) => Sample> = {
  'GET /api/admin/statements/:channelId': partner,
  'GET /api/admin/statements/:channelId/:month': running,
  'GET /api/admin/statements/:channelId/:month/pdf': running,
  'GET /api/admin/statements/:channelId/:month/xlsx': running,
  'POST /api/admin/statements/:channelId/:month/payout': (fixture) => ({
    ...running(fixture),
    body: { paidOn: today() },
    expected: messages.payAfterClosing,
  }),
  'DELETE /api/admin/statements/:channelId/:month/payout': (fixture) => ({
    ...running(fixture),
    body: { reason: '测试' },
    expected: messages.payAfterClosing,
  }),
  'POST /api/admin/statements/:month/closings': () => ({
    path: [thisMonth()],
    expected: `${thisMonth()} 还没有结束，下个月起才能结算`,
  }),
  'POST /api/admin/statements/:channelId/:month/closings': (fixture) => ({
    ...running(fixture),
    expected: `${thisMonth()} 还没有结束，下个月起才能结算`,
  }),
}
