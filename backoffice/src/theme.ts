import type { ThemeConfig } from 'antd'

/**
 * As in the storefront's `tokens.css`, which theme.test.ts compares: dark text on warm paper, one red, small corners.
 */
export const shared = {
  'ink-700': '#1b4a7c',
  'gold': '#e2bf83',
  'paper-50': '#faf8f4',
  'text': '#222d3a',
  'text-2': '#525d69',
  'moss': '#2c6e49',
  'moss-50': '#eaf4ee',
  'amber': '#8a5a00',
  'amber-50': '#fbf3df',
  'danger': '#a8261c',
  'signal-50': '#fcf0ea',
  'radius': 4,
  'radius-lg': 8,
  'fast': '140ms',
}
const ink = shared['ink-700']
const line = '#e8e3da'

const sans = [
  '-apple-system',
  'BlinkMacSystemFont',
  '"PingFang SC"',
  '"HarmonyOS Sans SC"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"Noto Sans SC"',
  'sans-serif',
].join(', ')

const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

export const theme: ThemeConfig = {
  cssVar: true,
  hashed: false,
  token: {
    motion: !still,
    colorPrimary: ink,
    colorLink: '#27568f',
    colorLinkHover: '#3b74b5',
    colorSuccess: shared.moss,
    colorWarning: shared.amber,
    colorError: shared.danger,
    colorInfo: '#3a6ea5',
    colorSuccessBg: shared['moss-50'],
    colorSuccessBorder: '#bfdccd',
    colorWarningBg: shared['amber-50'],
    colorWarningBorder: '#ecd9ab',
    colorErrorBg: shared['signal-50'],
    colorErrorBorder: '#efc4bf',
    colorInfoBg: '#eef3f9',
    colorInfoBorder: '#cad9ea',
    colorText: shared.text,
    colorTextSecondary: shared['text-2'],
    colorTextTertiary: '#6b6963',
    colorTextPlaceholder: '#716f69',
    colorTextDescription: '#6b6963',
    colorTextDisabled: '#6b6963',
    colorBgLayout: shared['paper-50'],
    colorBgContainer: '#ffffff',
    colorBgContainerDisabled: '#faf8f4',
    colorBorder: '#d9d3c8',
    colorBorderSecondary: line,
    colorSplit: line,
    colorFillAlter: '#faf8f4',
    colorFillQuaternary: '#f6f3ed',
    colorFillTertiary: '#f1ede5',
    colorFillSecondary: '#e9e4da',
    fontFamily: sans,
    fontSize: 14,
    borderRadius: shared.radius,
    borderRadiusLG: shared['radius-lg'],
    controlHeight: 34,
    motionDurationMid: shared.fast,
    boxShadowSecondary: '0 6px 24px rgba(29, 42, 58, 0.12)',
    wireframe: false,
  },
  components: {
    Layout: { headerBg: '#ffffff', siderBg: '#fbfaf7', headerHeight: 56, headerPadding: '0 24px' },
    Menu: {
      itemBg: 'transparent',
      itemHeight: 40,
      itemMarginInline: 12,
      itemBorderRadius: shared.radius,
      itemColor: '#4c5057',
      itemHoverBg: '#f1ede5',
      itemSelectedBg: '#e6ecf4',
      itemSelectedColor: ink,
      activeBarBorderWidth: 0,
    },
    Table: {
      headerBg: '#faf8f4',
      headerColor: '#5f6368',
      headerSplitColor: 'transparent',
      rowHoverBg: '#fcfbf8',
      rowSelectedBg: '#eef3f9',
      rowSelectedHoverBg: '#e6ecf4',
      cellPaddingBlock: 11,
      cellPaddingInline: 12,
      cellPaddingBlockMD: 11,
      cellPaddingInlineMD: 12,
      borderColor: '#eeeae2',
      footerBg: '#faf8f4',
      headerSortActiveBg: '#f4f1ea',
      headerSortHoverBg: '#f4f1ea',
    },
    Form: { labelColor: '#4c5057', verticalLabelPadding: '0 0 6px', itemMarginBottom: 24 },
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Card: { headerFontSize: 15, headerHeight: 48 },
    Select: { multipleItemColorDisabled: '#5f6368', optionSelectedBg: '#e6eef7' },
    Switch: { colorTextQuaternary: '#75726b', colorTextTertiary: '#6b6963' },
    Tabs: { horizontalMargin: '0 0 16px 0' },
    Tag: { defaultBg: '#f4f1ea', defaultColor: '#5f6368' },
    Descriptions: { labelBg: '#faf8f4' },
  },
}

/** On a phone: touch needs 44 px. */
export const phoneTheme: ThemeConfig = {
  ...theme,
  token: { ...theme.token, controlHeight: 44, controlHeightSM: 44, controlHeightLG: 48 },
}
