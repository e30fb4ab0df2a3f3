import { ImportState, messages } from '#transfer/terms'
import type { MatrixFixture } from '#tests/functional/authorisation/matrix_fixture'
import type { Sample } from '#tests/functional/authorisation/samples'

const of =
  (state: ImportState, more: Omit<Sample, 'path'> = {}) =>
  ({ importIds }: MatrixFixture): Sample => ({ path: [importIds[state]!], ...more })

/** No call starts a job: it would write rows that differ from run to run. */
export const transferSamples: Record<string, (fixture: MatrixFixture) => Sample> = {
  'POST /api/admin/imports': () => ({ query: { fileName: 'a.zip' }, expected: messages.onlyZip }),
  'GET /api/admin/imports/:id': of(ImportState.Done),
  'GET /api/admin/imports/:id/report': of(ImportState.Done),
  'GET /api/admin/imports/:id/unmapped': of(ImportState.Done),
  'GET /api/admin/imports/:id/titles': of(ImportState.Done),
  'POST /api/admin/imports/:id/start': of(ImportState.Done, { expected: messages.notStartable }),
  'POST /api/admin/imports/:id/pause': of(ImportState.Running),
  'POST /api/admin/imports/:id/resume': of(ImportState.Done, { expected: messages.notResumable }),
  'POST /api/admin/imports/:id/discard': of(ImportState.Checked),
  'POST /api/admin/imports/:id/acknowledge': of(ImportState.DoneWithBreaks),
}
