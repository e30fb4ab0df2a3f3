import { PathTabs } from '../../components/tabs/PathTabs'
import { settingPaths } from './paths'

const tabs = {
  [settingPaths.params]: '系统设置',
  [settingPaths.appPackages]: 'App 安装包',
  [settingPaths.legalTexts]: '协议与公示',
  [settingPaths.serviceAccounts]: '服务账号',
  [settingPaths.imports]: '数据迁移',
  [settingPaths.clientErrors]: '页面错误',
}

export const SettingTabs = () => <PathTabs paths={tabs} />
