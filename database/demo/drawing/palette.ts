/** A colour scheme: one per subject, dark enough for white text, light enough to print on. */
export interface Palette {
  ground: string
  deep: string
  /** Background of the light covers. */
  tint: string
  /** Slightly darker than the tint, for planes and shadows. */
  shade: string
  accent: string
  /** The accent on a light background, dark enough for numbers. */
  spot: string
}

export const palettes = {
  cost: { ground: '#0F4A4C', deep: '#0A363A', tint: '#E6F0EC', shade: '#CFE2DC', accent: '#E9B94F', spot: '#C4821A' },
  building: {
    ground: '#83352A',
    deep: '#61241C',
    tint: '#F6EAE3',
    shade: '#EAD3C7',
    accent: '#F3C27B',
    spot: '#C66F25',
  },
  municipal: {
    ground: '#3B5532',
    deep: '#2A3F24',
    tint: '#ECF1E3',
    shade: '#D8E2C9',
    accent: '#F4C63D',
    spot: '#AD8200',
  },
  water: { ground: '#14508A', deep: '#0D3B68', tint: '#E4EEF8', shade: '#CADDEF', accent: '#7ED3E6', spot: '#1787AD' },
  electrical: {
    ground: '#453C63',
    deep: '#322B4A',
    tint: '#ECE9F3',
    shade: '#D9D3E8',
    accent: '#EBA062',
    spot: '#C5692A',
  },
  highway: {
    ground: '#4A4D50',
    deep: '#34373A',
    tint: '#EEEEEA',
    shade: '#DBDBD4',
    accent: '#F39A4A',
    spot: '#CC6418',
  },
  mining: { ground: '#5A4330', deep: '#423021', tint: '#F2ECE4', shade: '#E2D6C6', accent: '#DDB866', spot: '#AC7B1E' },
  safety: { ground: '#A84D17', deep: '#83390E', tint: '#FBEEE2', shade: '#F3D9C2', accent: '#FFD37D', spot: '#C4551A' },
  general: {
    ground: '#22345A',
    deep: '#182542',
    tint: '#E8ECF4',
    shade: '#D2DAE8',
    accent: '#E2B058',
    spot: '#B37C1F',
  },
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
