import { lazy, Suspense, type ComponentProps } from 'react'

// Few results have one, and every test page would load it.
const RecordNext = lazy(() => import('~/features/certificates/shared/RecordNext'))

export function StudyRecordNext(props: ComponentProps<typeof RecordNext>) {
  return (
    <Suspense fallback={null}>
      <RecordNext {...props} />
    </Suspense>
  )
}
