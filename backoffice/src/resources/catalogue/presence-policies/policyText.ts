import { asksPrompts, type PresenceRules } from '@zhuxue/api/terms/accounts/presence'

export const promptText = (rules: PresenceRules): string =>
  asksPrompts(rules) ? `每 ${rules.promptFromMinutes} 至 ${rules.promptToMinutes} 分钟随机确认在学` : '不随机确认在学'

export function faceText(rules: PresenceRules): string {
  const moments = [
    rules.faceAtStart && '开始学习',
    rules.faceEveryMinutes !== null && `学习中每 ${rules.faceEveryMinutes} 分钟`,
    rules.faceBeforeChapterTest && '章节测试',
    rules.faceBeforeCourseTest && '课程测试',
    rules.faceBeforeUpload && '上传学时',
  ].filter(Boolean)
  if (!moments.length) return '不需要人脸核验'
  return `人脸核验：${moments.join('、')}；${rules.faceHoldsMinutes} 分钟内有效`
}
