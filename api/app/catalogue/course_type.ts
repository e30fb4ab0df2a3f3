export const CourseType = {
  Course: 1,
  Answer: 2,
  Book: 3,
  Material: 4,
  FurtherEducation: 5,
  Live: 6,
  Article: 7,
} as const
export type CourseType = (typeof CourseType)[keyof typeof CourseType]
export const CourseTypeText = {
  1: '网络课程',
  2: '问答',
  3: '图书',
  4: '继续教育教材',
  5: '继续教育',
  6: '直播',
  7: '通知公告',
} as const satisfies Record<CourseType, string>
