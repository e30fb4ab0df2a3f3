export const teacherPaths = { accounts: '/board/admin/teachers', profiles: '/board/admin/teacher-profiles' } as const
