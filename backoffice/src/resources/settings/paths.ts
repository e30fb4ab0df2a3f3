export const settingPaths = {
  params: '/board/admin/admin-sysparam',
  appPackages: '/board/admin/app-packages',
} as const
