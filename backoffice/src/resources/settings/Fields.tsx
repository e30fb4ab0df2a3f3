import { AuthTypeText, SettingLength, SettingRange, settingMessages } from '@zhuxue/api/terms/settings'
import { PrintAboveMinutes } from '@zhuxue/api/terms/certificates'
import { CertSubjectText } from '@zhuxue/api/terms/catalogue'
import type { CooperativeSubject, SettingName } from '@zhuxue/api/terms/settings'
import { Card, Form, Input, InputNumber } from 'antd'
import { charactersUpTo } from '../../components/fields/characters'
import { RadioField } from '../../components/fields/RadioField'
import type { ReactNode } from 'react'
import { CodeField } from './CodeField'
import { PresenceFields } from './PresenceFields'
import { SellerFields } from './SellerFields'
import styles from './params.module.css'

const cooperativeSubjects: CooperativeSubject[] = ['jdgc', 'kygc', 'glgc']
const authTypes = Object.entries(AuthTypeText).map(([value, label]) => ({ value, label }))

const auditorChoices = [
  { value: '0', label: '不能' },
  { value: '1', label: '可以查看' },
]

/** One setting. A required one shows its format in the error, as the server does. */
function Setting(props: {
  name: SettingName
  label: string
  extra?: string
  isOptional?: boolean
  wide?: boolean
  children: ReactNode
}) {
  const { name, label, extra, isOptional, wide, children } = props
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      className={wide ? styles.wide : undefined}
      rules={isOptional ? [] : [{ required: true, message: settingMessages[name] }]}
    >
      {children}
    </Form.Item>
  )
}

function NumberSetting(props: {
  name: SettingName & keyof typeof SettingRange
  label: string
  unit: string
  extra?: string
}) {
  const { unit, ...setting } = props
  const [min, max] = SettingRange[props.name]
  return (
    <Setting {...setting}>
      <InputNumber className={styles.number} min={min} max={max} precision={0} addonAfter={unit} />
    </Setting>
  )
}

export function Fields() {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Card title="App 版本">
          <div className={styles.pairs}>
            <Setting name="version" label="版本号" extra="发布安装包时一起更新">
              <Input count={charactersUpTo(SettingLength.version)} />
            </Setting>
            <Setting name="update" label="更新信息" isOptional wide>
              <Input.TextArea rows={4} showCount count={charactersUpTo(SettingLength.update)} />
            </Setting>
          </div>
        </Card>
        <Card title="登录与学习">
          <Setting name="authType" label="学员登录方式">
            <RadioField label="学员登录方式" options={authTypes} />
          </Setting>
          <div className={styles.pairs}>
            <NumberSetting name="passLine" label="考试合格线" unit="分" />
            <NumberSetting name="validityDays" label="课程有效期" unit="天" extra="从付款之日起，只影响以后的订单" />
            <NumberSetting name="smsPerDay" label="每日短信上限" unit="条" />
          </div>
        </Card>
        <Card title="学时">
          <Setting
            name="testBeforeUpload"
            label="上传学时前"
            extra="没有维护课程测试的课程不受影响；已经上传过的课程不需要测试"
          >
            <RadioField
              label="上传学时前"
              options={[
                { value: '0', label: '不要求课程测试' },
                { value: '1', label: '必须通过课程测试' },
              ]}
            />
          </Setting>
          <Setting
            name="printByCycle"
            label="打印证书"
            extra={`可选择学时周期时，可以只打印计入一个周期的学时（须超过${PrintAboveMinutes}分钟），证书上写明周期；上一周期的证书继续有效`}
          >
            <RadioField
              label="打印证书"
              options={[
                { value: '0', label: '只打印全部学时' },
                { value: '1', label: '也可选择学时周期' },
              ]}
            />
          </Setting>
          <div className={styles.pairs}>
            <NumberSetting
              name="minutesPerHour"
              label="每学时"
              unit="分钟"
              extra="前台把分钟换算成学时显示；学时的计算和上传仍按分钟"
            />
            <NumberSetting
              name="hoursKeptYears"
              label="学时保留年限"
              unit="年"
              extra="还没有上传的学时超过这么多年后过期，0 表示永久保留"
            />
          </div>
        </Card>
        <Card title="学习异常">
          <div className={styles.pairs}>
            <NumberSetting
              name="anomalyDeviceSwitches"
              label="设备切换"
              unit="次"
              extra="半小时内切换播放设备达到这么多次时提示"
            />
            <NumberSetting
              name="anomalyRefusedBeats"
              label="学习时间未计入"
              unit="次"
              extra="一天内未计入的上报达到这么多次时提示"
            />
            <NumberSetting
              name="anomalyAddressAccounts"
              label="同一地址的账号"
              unit="个"
              extra="一天内同一地址学习的账号达到这么多个时提示"
            />
            <Setting name="anomaliesForAuditors" label="审核员能否查看">
              <RadioField label="审核员能否查看" options={auditorChoices} />
            </Setting>
          </div>
        </Card>
        <SellerFields />
        <PresenceFields />
        <Card title="合作学习平台">
          {cooperativeSubjects.map((subject) => (
            <Setting key={subject} name={`cooperativeUrl.${subject}`} label={CertSubjectText[subject]} isOptional wide>
              <Input
                count={charactersUpTo(SettingLength.cooperativeUrl)}
                placeholder="https://学习平台的域名/路径?id={idCard}&code={liveCode}"
              />
            </Setting>
          ))}
          <p>
            学员在新页面打开这个地址，{'{idCard}'} 换成本人的身份证号，{'{liveCode}'}
            换成直播码。留空时学员会看到“地址尚未设置”。
          </p>
        </Card>
        <Card title="客服与页脚">
          <div className={styles.pairs}>
            <Setting name="servicePhones" label="客服电话" extra="最多三个，用逗号分隔；留空不显示" isOptional>
              <Input count={charactersUpTo(100)} />
            </Setting>
            <Setting name="serviceHours" label="服务时间">
              <Input count={charactersUpTo(11)} />
            </Setting>
            <Setting name="complaintPhone" label="投诉电话" isOptional>
              <Input count={charactersUpTo(20)} />
            </Setting>
            <Setting name="recordNumber" label="备案号" isOptional>
              <Input count={charactersUpTo(SettingLength.recordNumber)} />
            </Setting>
            <Setting name="helpCourseId" label="使用帮助" extra="公告或课程的编号，在页脚显示；留空不显示" isOptional>
              <InputNumber className={styles.number} min={1} precision={0} />
            </Setting>
            <Setting
              name="footerLinks"
              label="相关网站"
              extra="每行一个：名称、空格、网址，如 省住房和城乡建设厅 https://…"
              isOptional
              wide
            >
              <Input.TextArea rows={3} count={charactersUpTo(SettingLength.footerLinks)} />
            </Setting>
            <Setting name="groupInfo" label="入群说明" extra="付款后显示在订单里" isOptional wide>
              <Input.TextArea rows={2} showCount count={charactersUpTo(SettingLength.groupInfo)} />
            </Setting>
          </div>
        </Card>
      </div>
      <div className={styles.side}>
        <Card title="二维码">
          <Setting name="serviceQrUrl" label="客服（入群）二维码" isOptional>
            <CodeField alt="客服二维码" />
          </Setting>
          <Setting name="appQrUrl" label="App 下载二维码" isOptional>
            <CodeField alt="App下载二维码" />
          </Setting>
        </Card>
      </div>
    </div>
  )
}
