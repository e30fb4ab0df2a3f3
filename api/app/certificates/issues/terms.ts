/** States of a printed certificate (docs/product.md 10.9). */
export const IssueState = { Valid: 'valid', Revoked: 'revoked', Superseded: 'superseded' } as const
export type IssueState = (typeof IssueState)[keyof typeof IssueState]
export const IssueStates: readonly IssueState[] = ['valid', 'revoked', 'superseded']
export const IssueStateText = { valid: '有效', revoked: '已作废', superseded: '已被替代' } as const satisfies Record<
  IssueState,
  string
>

export const IssuerName = '筑学'
export const CertificateTitle = '继续教育学时证明'
/** Certificates of one print: a subject has a required and an elective one. */
export const MaxPrinted = 20
export const RevokeReasonMax = 200
export const CredentialFileName = 'credential.jwt'

/** Result of a file check: as issued, altered around one of our credentials, or not ours. */
export const FileVerdict = { Issued: 'issued', Altered: 'altered', Unknown: 'unknown' } as const
export type FileVerdict = (typeof FileVerdict)[keyof typeof FileVerdict]
export const FileVerdictText = {
  issued: '文件与签发时完全一致',
  altered: '文件不是签发时的原件，只有其中的电子凭证签名有效',
  unknown: '没有查到签名有效的证书',
} as const satisfies Record<FileVerdict, string>
export const FileVerdictMessage = {
  issued: '请再核对证书当前的状态。',
  altered: '请以下面签名的内容和查验页面为准，不要相信文件上的其他内容。',
  unknown: '该文件不是由本平台签发的，或者内容已被改动。',
} as const satisfies Record<FileVerdict, string>
/** Prints stay below 200 KB. */
export const MaxVerifiedBytes = 1024 * 1024
export const VerifiedFileTypes = ['application/pdf', 'application/vc+jwt'] as const

interface PrintedPeriod {
  kindName: string
  startsOn: string
  endsOn: string
}

export const printedCycleText = ({ kindName, startsOn, endsOn }: PrintedPeriod) =>
  `${kindName} ${startsOn} 至 ${endsOn}`

/** A choice of the print dialog. */
export const printRangeText = (cycle: (PrintedPeriod & { current: boolean }) | null) =>
  cycle ? `${cycle.current ? '本周期' : '学时周期'}：${printedCycleText(cycle)}` : '全部学时：累计已上传的学时'

/** The page behind the QR code. */
export const verifyPath = (code: string) => `/certificates/${code}`

export const issueMessages = {
  printNothing: '请选择要打印的证书',
  printed: '证书生成成功',
  printFailed: '导出失败：',
  printTooFew: (minutes: number) => `已上传学时须超过${minutes}分钟才能打印证书`,
  printTooFewInCycle: (minutes: number) => `本周期内已上传学时须超过${minutes}分钟才能打印证书`,
  printByCycleOff: '现在不能按学时周期打印证书，请打印全部学时',
  printOneSubject: '一次只能打印同一专业的证书',
  printTooMany: `一次最多打印${MaxPrinted}个证书`,
  printPersonMissing: '姓名或身份证号还没有完善，不能打印证书',
  printChanged: '学时刚刚发生变化，请重新打印',
  nameUnprintable: (characters: string[]) =>
    `姓名中的“${characters.join('、')}”不在字体中，证书暂时不能打印。如有误请更正姓名，无误请联系客服`,
  supersedes: '内容没有变化时得到此前打印的同一文件；有变化时此前的证书将被替代，不再有效',
  fileMissing: '证书文件暂时无法读取，请稍后再试',
  revoked: '证书已作废',
  revokeOnlyValid: '只有有效的证书可以作废',
  revokeReason: '请填写作废原因',
  revokeReasonLength: `作废原因最多${RevokeReasonMax}个字符`,
  revokeReasonShown: '作废原因会显示在公开的证书查验页面，请不要填写个人信息',
  numberFault: '证书编号有误，请核对后重新输入',
  numberUnknown: '没有查到该证书，请核对编号',
  otherFile: '请选择证书的PDF文件，或下载的电子凭证（.jwt）',
  fileTooLarge: '文件不能超过1MB',
} as const

export const IssueStateMessage = {
  valid: '该证书真实有效',
  revoked: '该证书已作废，不再有效',
  superseded: '该证书已被新的证书替代，不再有效',
} as const satisfies Record<IssueState, string>
