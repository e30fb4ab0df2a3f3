export const OwnDataFileName = '我的个人信息.zip'

/** The readable page in the archive. */
export const OwnDataPageName = '我的个人信息.html'
