export const TeacherProfileLimit = {
  teacherName: 20,
  school: 40,
  teacherTitle: 40,
  introduction: 500,
  motto: 60,
  /** Profiles: all are on the home page. */
  profiles: 30,
} as const

export const teacherProfileMessages = {
  teacherName: `请输入讲师姓名，最多${TeacherProfileLimit.teacherName}个字符`,
  school: `单位最多${TeacherProfileLimit.school}个字符`,
  teacherTitle: `职称最多${TeacherProfileLimit.teacherTitle}个字符`,
  introduction: `请输入介绍，最多${TeacherProfileLimit.introduction}个字符`,
  motto: `寄语最多${TeacherProfileLimit.motto}个字符`,
  avatarUrl: '请重新上传讲师照片',
  profileOrder: '顺序是1到999的整数，小的在前',
  userId: '请选择讲师账号',
  profiles: `名师介绍最多${TeacherProfileLimit.profiles}位，请先删除不用的`,
  changed: '这位讲师的介绍刚刚被别人修改过，请刷新后再改',
  saved: '已保存，首页的名师介绍立即更新',
  deleted: '已从首页的名师介绍中删除',
} as const
