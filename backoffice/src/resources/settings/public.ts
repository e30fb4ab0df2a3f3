/** The public interface of settings for other domains. */
export { settingPaths } from './paths'
export { SettingTabs } from './SettingTabs'
