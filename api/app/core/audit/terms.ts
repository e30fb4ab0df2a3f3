export const ConsoleActor = 'console'

export const AuditSubjectText = {
  'user': '用户',
  'course': '课程',
  'chapter': '章节',
  'video': '视频',
  'order': '订单',
  'refund': '退款',
  'payment-exception': '支付异常',
  'bank-line': '银行流水',
  'bank-transfer': '对公转账',
  'reconciliation': '对账',
  'invoice': '发票',
  'statement': '渠道对账单',
  'user-course': '学员课程',
  'certificate': '证书',
  'hour-upload': '学时上传',
  'certificate-issue': '证书打印',
  'foreign-certificate': '其他平台的证书',
  'hour-reconciliation': '学时对账',
  'hour-difference': '学时差异',
  'qualification': '执业证书',
  'qualification-kind': '证书类别',
  'education-rule': '学时规则',
  'education-cycle': '学时周期',
  'anomaly': '学习异常',
  'course-edu-log': '课程学时记录',
  'comment': '评论',
  'question-bank': '题库',
  'question': '题目',
  'clause': '规范条文',
  'paper': '试卷',
  'user-paper': '答卷',
  'app-package': 'App 安装包',
  'legal-text': '协议与公示',
  'presence-policy': '在学核验规则',
  'presence-check': '在学核验',
  'synonyms': '搜索同义词',
  'teacher-profile': '名师介绍',
  'organisation': '单位',
  'service-account': '服务账号',
  'import-run': '数据导入',
  'audit-log': '操作日志',
  'backup': '备份',
} as const satisfies Record<string, string>
export type AuditSubject = keyof typeof AuditSubjectText

export const AuditListText = {
  'users': '用户列表',
  'orders': '订单列表',
  'invoices': '发票列表',
  'bank-lines': '银行流水列表',
  'hour-uploads': '上传记录',
  'qualifications': '执业证书列表',
  'education-cycles': '学时周期列表',
  'anomalies': '学习异常列表',
  'params': '系统设置',
  'exchange-folders': '数据导出',
} as const satisfies Record<string, string>
export type AuditList = keyof typeof AuditListText

export type AuditObject = AuditList | `${AuditSubject}:${string}`
export const AuditObjectText = { ...AuditSubjectText, ...AuditListText }

/** Spelled `subject.verb` in kebab case. */
export const AuditActionText = {
  'user.create': '新增学员',
  'user.refuse-new': '新增学员时号码已被使用',
  'user.link': '关联合作方的人员编号',
  'user.check-import': '检查学员名单',
  'user.import': '导入学员',
  'user.update': '修改用户',
  'user.reveal': '查看完整号码',
  'user.read-certificates': '查看学时',
  'user.read-ledger': '查看学时来源',
  'user.export': '导出用户列表',
  'user.delete': '删除用户',
  'user.close': '注销账号',
  'user.download-own': '下载个人信息',
  'user.end-sessions': '结束全部登录',
  'user.lift-staff-hold': '恢复后台权限',
  'user.enrol-totp': '开启二次验证',
  'user.remove-totp': '关闭二次验证',
  'user.reset-totp': '重置二次验证',
  'user.renew-recovery-codes': '更换恢复码',
  'user.add-passkey': '登记通行密钥',
  'user.rename-passkey': '修改通行密钥名称',
  'user.remove-passkey': '移除通行密钥',
  'organisation.verify': '核验单位',
  'organisation.refuse': '退回单位',
  'organisation.close': '关闭单位',
  'teacher.create': '新增讲师',
  'teacher.update': '修改讲师',
  'channel.create': '新增渠道',
  'channel.update': '修改渠道',
  'statement.close': '结算渠道对账单',
  'statement.mark-paid': '标记对账单已支付',
  'statement.unmark-paid': '撤销对账单支付标记',
  'course.create': '新增课程',
  'course.update': '修改课程',
  'course.publish': '发布课程',
  'course.unpublish': '撤销课程',
  'course.submit': '提交审核',
  'course.withdraw': '撤回修改',
  'course.send-back': '退回修改',
  'course.copy': '复制课程',
  'course.delete': '删除课程',
  'course.reorder': '调整课程顺序',
  'course.hot': '设为热门',
  'course.unhot': '取消热门',
  'course.remove-video': '移除课程视频',
  'course.set-live-status': '修改直播状态',
  'course.assign': '分配课程',
  'course.open-cooperative-site': '进入合作学习平台',
  'course.set-qualification-kinds': '修改课程计入的证书类别',
  'course.set-presence-policy': '修改课程的核验规则',
  'chapter.create': '新增章节',
  'chapter.update': '修改章节',
  'chapter.delete': '删除章节',
  'chapter.reorder': '调整章节顺序',
  'chapter.set-video': '更新章节视频',
  'chapter.remove-video': '移除章节视频',
  'chapter.refresh-video': '刷新视频时长',
  'chapter.remove-handout': '删除讲义',
  'video.delete': '删除视频',
  'user-course.delete': '删除学员课程',
  'user-course.switch-on': '恢复学员课程',
  'user-course.switch-off': '停用学员课程',
  'user-course.change-expiry': '修改失效时间',
  'user-course.reveal': '查看完整号码',
  'live-code.revoke': '作废直播码',
  'live-code.export': '导出直播码',
  'hours.revert': '撤回上传学时',
  'hours.delete-upload': '删除学时上传记录',
  'hours.correct': '校正学时',
  'hours.export-uploads': '导出上传记录',
  'hours.ask-province': '向省平台查询',
  'hours.record-outcome': '登记省平台结果',
  'hours.reconcile': '学时对账',
  'hours.resolve-difference': '处理学时差异',
  'hours.export-evidence': '导出学习证据',
  'qualification.verify': '核验执业证书',
  'qualification.correct': '更正执业证书',
  'qualification.import': '导入执业证书',
  'qualification.export': '导出执业证书',
  'qualification-kind.create': '新增证书类别',
  'qualification-kind.update': '修改证书类别',
  'education-rule.create': '新增学时规则',
  'education-cycle.move': '转移周期学时',
  'education-cycle.recount': '重新计算周期',
  'education-cycle.confirm-outside': '确认其他机构学时',
  'education-cycle.export': '导出学时周期',
  'anomaly.read': '查看学习异常',
  'anomaly.search': '查找学习异常',
  'anomaly.mark': '标记学习异常',
  'presence-policy.create': '新增在学核验规则',
  'presence-check.answer': '核实在学核验',
  'certificate.print': '打印证书',
  'certificate.revoke': '作废证书',
  'order.refund': '订单退款',
  'order.refuse-refund-request': '拒绝退款申请',
  'order.change-goods-return': '更正书是否退回',
  'order.deliver': '保存快递单号',
  'order.delete': '删除订单',
  'order.reveal': '查看订单完整信息',
  'order.note': '添加订单备注',
  'order.export': '下载订单列表',
  'order.list-parcels': '查看待发货地址',
  'order.check-payment': '核对支付结果',
  'seat.move': '转移名额',
  'refund.retry': '重新发起退款',
  'bank-transfer.view-slip': '查看转账回单',
  'bank-line.import': '导入银行流水',
  'bank-line.match': '匹配银行流水',
  'bank-line.confirm-first': '初次确认银行流水',
  'bank-line.confirm': '确认银行流水入账',
  'bank-line.dismiss': '忽略银行流水',
  'refund.bank-serial': '登记退款汇出流水号',
  'payment-exception.refund': '异常支付退款',
  'payment-exception.settle': '异常支付补单',
  'payment-exception.handle': '处理异常支付',
  'payment-exception.check': '向支付平台查询',
  'reconciliation.run': '对账',
  'transfer.upload': '上传迁移数据',
  'transfer.preview': '预览数据导入',
  'transfer.start': '开始数据导入',
  'transfer.pause': '暂停数据导入',
  'transfer.resume': '继续数据导入',
  'transfer.discard': '放弃数据导入',
  'transfer.acknowledge': '确认数据导入的检查',
  'transfer.import': '导入数据',
  'transfer.export': '导出数据',
  'service-account.create': '新增服务账号',
  'service-account.update': '修改服务账号',
  'webhook-endpoint.create': '新增事件接收地址',
  'webhook-endpoint.update': '修改事件接收地址',
  'webhook-endpoint.delete': '删除事件接收地址',
  'webhook-endpoint.change-secret': '更换签名密钥',
  'webhook-endpoint.replay': '重发事件',
  'service-key.create': '新增服务密钥',
  'service-key.rotate': '更换服务密钥',
  'service-key.approve': '批准服务密钥',
  'service-key.revoke': '停用服务密钥',
  'invoice.view': '查看待开发票',
  'invoice.send': '发送发票',
  'invoice.upload-file': '上传发票文件',
  'invoice.issue': '开具发票',
  'invoice.set-number': '填写发票号码',
  'invoice.set-red-number': '填写红字发票号码',
  'invoice.request-reversal': '冲红发票',
  'invoice.reverse': '标记发票已冲红',
  'invoice.export': '导出发票列表',
  'comment.approve': '通过评论',
  'comment.reject': '禁止显示评论',
  'question-bank.create': '新增题库',
  'question-bank.update': '修改题库',
  'question-bank.delete': '删除题库',
  'question-bank.import': '导入题目',
  'question-bank.export': '导出题库',
  'question.create': '新增题目',
  'question.update': '修改题目',
  'question.delete': '删除题目',
  'question.regrade': '重新评分',
  'synonyms.save': '保存搜索同义词',
  'synonyms.delete': '删除搜索同义词',
  'teacher-profile.save': '保存名师介绍',
  'teacher-profile.delete': '删除名师介绍',
  'clause.name': '修改条文名称',
  'clause.replace': '标记条文被替代',
  'clause.restore': '恢复现行条文',
  'clause.review': '复核条文的题目',
  'paper.create': '新增试卷',
  'paper.update': '修改试卷',
  'paper.delete': '删除试卷',
  'paper.set-questions': '修改试卷题目',
  'paper.export-scores': '导出成绩',
  'paper.export-analysis': '导出试题分析',
  'user-paper.mark': '批阅答案',
  'params.update': '修改系统设置',
  'legal-text.publish': '发布协议与公示',
  'app-package.publish': '发布 App 安装包',
  'audit-log.change-key': '启用新的日志密钥',
  'audit-log.restart': '重新记录日志末尾',
  'audit-log.acknowledge': '确认日志异常',
  'backup.restore': '从备份恢复',
} as const satisfies Record<string, string>
export type AuditAction = keyof typeof AuditActionText

/** They change nothing: the log shows them on request only. */
export const AuditReads: readonly AuditAction[] = [
  'user.reveal',
  'user.read-certificates',
  'user.read-ledger',
  'user-course.reveal',
  'order.reveal',
  'order.list-parcels',
  'anomaly.read',
  'invoice.view',
]

/** Kinds of breaks at one place of the log (docs/product.md 15.4). */
export const BreakKindText = {
  'altered': '记录的内容被改动过',
  'unlinked': '它前面有记录被删除、插入或改动过',
  'wrong-key': '记录没有用当时的日志密钥签名',
  'truncated': '从这里起，日志末尾的记录被删除',
  'anchor': '与另行保存的校验值不符',
  'anchor-forged': '存证文件中有不是本系统写入的内容',
  'head-lost': '日志末尾的标记丢失或被改动过',
} as const satisfies Record<string, string>
export type BreakKind = keyof typeof BreakKindText

export interface Acknowledgement {
  auditLogId: number
  by: string
  time: string | null
  reason: string | null
}

export interface ChainBreak {
  /** The entry, or its former place; 0 is the log as a whole. */
  auditLogId: number
  kind: BreakKind
  fingerprint: string
  acknowledgement: Acknowledgement | null
}

export interface ChainCheck {
  /** No breaks except acknowledged ones. */
  intact: boolean
  checked: number
  brokenAt: number | null
  breaks: ChainBreak[]
  breakCount: number
  /** Stored elsewhere, it proves later that the end of the log was not truncated. */
  lastHash: string
  /** The log is signed from this entry on; null if no entry is. */
  signedFrom: number | null
  anchorCount: number
  lastAnchorTime: string | null
  /** The database rejects changes and deletions of entries. */
  guarded: boolean
}

export const AcknowledgeReasonLength = { least: 5, most: 200 } as const

export const messages = {
  nothingBroken: '这条记录没有待确认的异常，请重新校验',
  reasonRequired: '请写明原因，至少 5 个字',
  reasonLength: '原因最多 200 个字符',
  acknowledged: '已确认，确认记录已写入操作日志',
}

export function auditActionText(action: string): string {
  return labelOf(AuditActionText, action) ?? action
}

export function auditObjectText(object: string): string {
  const [kind, id] = split(object)
  const label = labelOf(AuditObjectText, kind)
  return label ? [label, id].filter(Boolean).join(' ') : object
}

export function isAuditList(kind: string): kind is AuditList {
  return has(AuditListText, kind)
}

/** `Object.hasOwn` is missing in older browsers. */
const has = (texts: object, word: string) => Object.prototype.hasOwnProperty.call(texts, word)

function labelOf(labels: Texts, word: string): string | undefined {
  return has(labels, word) ? labels[word] : undefined
}

function split(object: string): [kind: string, id?: string] {
  const at = object.indexOf(':')
  return at < 0 ? [object] : [object.slice(0, at), object.slice(at + 1)]
}

type Texts = Readonly<Record<string, string>>
