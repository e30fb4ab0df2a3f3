import { ReasonMax } from '../../certificates/uploads/terms.js'

/** Limit of a manual correction, in either direction. */
export const CorrectionMinutesMax = 100_000

export const correctionMessages = {
  hoursCorrected: '学时校正成功',
  correctWhileUploading: '有学时正在上传，请等待省平台确认后再校正',
  correctBelowZero: '校正后未上传的学时不能小于0',
  correctionMinutes: '请填写要增加或减少的分钟数',
  correctionReason: `请填写校正原因，最多${ReasonMax}个字符`,
} as const
