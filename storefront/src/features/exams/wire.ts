import type { ResponseOf } from '~/lib/http/apiTypes'

export type Paper = ResponseOf<'exams.paper'>
export type OpenAttempt = NonNullable<Paper['userPaper']>
export type Attempt = Paper['userPapers'][number]
export type AttemptResult = ResponseOf<'exams.answers'>
export type Started = ResponseOf<'exams.start'>
export type StartedPaper = { paperId: number; correlationId?: string }
