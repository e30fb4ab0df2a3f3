/** Packages whose file is retained; older ones keep only their data. */
export const RetainedPackages = 2

export const messages = {
  published: '发布成功',
  appMissing: '安装包尚未上传，请稍后再试',
  versionNeeded: '请输入版本号',
  packageNeeded: '请选择安装包',
  packageRefused: '上传的安装包不存在或已失效，请重新上传',
  samePackage: '这个安装包和当前的安装包完全相同',
} as const
