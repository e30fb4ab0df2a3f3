export const pdfMessages = {
  unprintable: (characters: string[]) => `无法打印：字体中没有“${characters.join('、')}”。如有误请更正，无误请联系客服`,
  pages: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
} as const
