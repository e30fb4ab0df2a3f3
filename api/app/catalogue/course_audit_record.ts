import { createHash } from 'node:crypto'
import type Course from '#catalogue/course'

type Facts = Record<string, unknown>

export function courseAuditRecord(course: Course): Facts {
  const {
    id,
    createdBy,
    lockVersion,
    courseDescription,
    hidden,
    foldedName,
    syllables,
    createdAt,
    updatedAt,
    formVersion,
    changedBy,
    changedAt,
    ...values
  } = course.serialize() as Facts
  return {
    ...values,
    courseDescription: fingerprint((courseDescription as string | null) ?? ''),
    tags: course.tags?.map(({ tag }) => tag),
    models: course.models?.map(({ modelCourseId, modelName }) => ({ modelCourseId, modelName })),
    rules: course.rules?.map(({ ruleCode, discountedPriceFen }) => ({ ruleCode, discountedPriceFen })),
  }
}

function fingerprint(text: string): string {
  return `${text.length} 字 ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
}
