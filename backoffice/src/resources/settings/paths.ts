export const settingPaths = {
  params: '/board/admin/admin-sysparam',
  appPackages: '/board/admin/app-packages',
  legalTexts: '/board/admin/legal-texts',
  serviceAccounts: '/board/admin/service-accounts',
  imports: '/board/admin/imports',
  clientErrors: '/board/admin/client-errors',
} as const
