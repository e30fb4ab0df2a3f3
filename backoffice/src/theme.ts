import type { ThemeConfig } from 'antd'

/** Ink blue on warm paper. The only place where the console says how it looks. */
const ink = '#1d3a5f'
const paper = '#f7f5f1'
const line = '#e8e3da'
const text = '#23282f'

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

/** Nothing waits for the end of a movement that does not happen (styles.css takes them away). */
const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

export const theme: ThemeConfig = {
  cssVar: true,
  hashed: false,
  token: {
    motion: !still,
    colorPrimary: ink,
    colorLink: '#27568f',
    colorLinkHover: '#3b74b5',
    colorSuccess: '#2f7d5b',
    colorWarning: '#b7791f',
    colorError: '#b93a35',
    colorInfo: '#3a6ea5',
    colorSuccessBg: '#e9f4ee',
    colorSuccessBorder: '#bfdccd',
    colorWarningBg: '#fcf4e3',
    colorWarningBorder: '#ecd9ab',
    colorErrorBg: '#fceeec',
    colorErrorBorder: '#efc4bf',
    colorInfoBg: '#eef3f9',
    colorInfoBorder: '#cad9ea',
    colorText: text,
    colorTextSecondary: '#5f6368',
    colorTextTertiary: '#8c8a84',
    colorTextPlaceholder: '#a8a49b',
    colorTextDescription: '#77756f',
    colorTextDisabled: '#6f6d67',
    colorBgLayout: paper,
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
    borderRadius: 6,
    borderRadiusLG: 10,
    controlHeight: 34,
    motionDurationMid: '0.16s',
    boxShadowSecondary: '0 6px 24px rgba(29, 42, 58, 0.12)',
    wireframe: false,
  },
  components: {
    Layout: { headerBg: '#ffffff', siderBg: '#fbfaf7', headerHeight: 56, headerPadding: '0 24px' },
    Menu: {
      itemBg: 'transparent',
      itemHeight: 40,
      itemMarginInline: 12,
      itemBorderRadius: 6,
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
    },
    Form: { labelColor: '#4c5057', verticalLabelPadding: '0 0 6px', itemMarginBottom: 24 },
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Card: { headerFontSize: 15, headerHeight: 48 },
    Tabs: { horizontalMargin: '0 0 16px 0' },
    Tag: { defaultBg: '#f4f1ea', defaultColor: '#5f6368' },
    Descriptions: { labelBg: '#faf8f4' },
  },
}
