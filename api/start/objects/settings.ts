import { AuthTypeText, settings } from '#settings/terms'
import { fieldNames } from '#start/field_names'
import { bytes, choice, technical, text, type Field, type Fields } from '#start/objects/fields'

const flags: Field['show'] = (value) => (value === '1' ? '是' : value === '0' ? '否' : null)

/** Settings are stored as text; their labels are those of the form. */
export const settingFields: Fields = {
  ...Object.fromEntries(Object.keys(settings).map((name) => [name, text(fieldNames[name] ?? name)])),
  authType: choice('登录方式', AuthTypeText),
  testBeforeUpload: { label: '上传前须通过课程测试', show: flags },
  printByCycle: { label: '按学时周期打印证书', show: flags },
  anomaliesForAuditors: { label: '审核员能否查看学习异常', show: flags },
}

export const appPackageFields: Fields = {
  version: text('版本'),
  versionBefore: text('此前的版本号'),
  bytes: bytes('大小'),
  sha256: technical('校验值'),
}
