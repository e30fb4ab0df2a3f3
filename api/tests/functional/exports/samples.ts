import type { Sample } from '#tests/functional/authorisation/samples'
import type { MatrixFixture } from '#tests/functional/authorisation/matrix_fixture'

const ofDone = ({ doneExportId }: MatrixFixture): Sample => ({ path: [doneExportId] })

export const exportSamples: Record<string, (fixture: MatrixFixture) => Sample> = {
  'POST /api/exports': () => ({
    body: { kind: 'orders', filters: { createTimeStart: '2026-03-01', createTimeEnd: '2026-12-31' } },
  }),
  'POST /api/exports/:id/repeats': ofDone,
  'GET /api/exports/:id/download': ofDone,
  'POST /api/exports/:id/cancel': ({ waitingExportId }) => ({ path: [waitingExportId] }),
}
