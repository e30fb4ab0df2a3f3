import type { Sample } from '#tests/functional/authorisation/samples'
import type { World } from '#tests/functional/authorisation/matrix_fixture'

const ofDone = ({ doneExportId }: World): Sample => ({ path: [doneExportId] })

export const exportSamples: Record<string, (world: World) => Sample> = {
  'POST /api/exports': () => ({
    body: { kind: 'orders', filters: { createTimeStart: '2026-03-01', createTimeEnd: '2026-12-31' } },
  }),
  'POST /api/exports/:id/repeats': ofDone,
  'GET /api/exports/:id/download': ofDone,
  'POST /api/exports/:id/cancel': ({ waitingExportId }) => ({ path: [waitingExportId] }),
}
