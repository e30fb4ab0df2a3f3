import {
  PresenceAlternativeText,
  PresenceStateText,
  PresenceWayText,
  VendorFailureRuleText,
} from '#accounts/presence/terms'
import * as as from '#start/objects/fields'
import type { Fields } from '#start/objects/fields'

export const policyFields: Fields = {
  policyName: as.text('规则名称'),
  version: as.number('版本', (version) => `第 ${version} 版`),
  promptFromMinutes: as.count('随机确认最短间隔', '分钟'),
  promptToMinutes: as.count('随机确认最长间隔', '分钟'),
  faceAtStart: as.flag('开始学习时人脸核验'),
  faceEveryMinutes: as.count('随机人脸核验间隔', '分钟'),
  faceBeforeChapterTest: as.flag('章节测试前人脸核验'),
  faceBeforeCourseTest: as.flag('课程测试前人脸核验'),
  faceBeforeUpload: as.flag('上传学时前人脸核验'),
  faceHoldsMinutes: as.count('核验有效时间', '分钟'),
  alternative: as.choice('替代方式', PresenceAlternativeText),
  alternativeReason: as.text('没有替代方式的依据'),
  onVendorFailure: as.choice('核验服务不可用时', VendorFailureRuleText),
  assessmentRef: as.text('影响评估报告编号'),
  checkedBy: as.text('核对人员'),
}

export const checkFields: Fields = {
  state: as.choice('状态', PresenceStateText),
  way: as.choice('方式', PresenceWayText),
}
