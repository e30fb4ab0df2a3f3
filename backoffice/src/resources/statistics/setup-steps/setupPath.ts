import type { SetupStep } from '@zhuxue/api/terms/statistics/setup_steps'

const paths: Partial<Record<SetupStep, string>> = {
  'contact': '/board/admin/admin-sysparam',
  'record-number': '/board/admin/admin-sysparam',
  'legal-texts': '/board/admin/legal-texts',
  'teachers': '/board/admin/teacher-profiles',
  'course': '/board/admin/courses',
}

/** Null for a step on the server. */
export const setupPath = (step: SetupStep): string | null => paths[step] ?? null
