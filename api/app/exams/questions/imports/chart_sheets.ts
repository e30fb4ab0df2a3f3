import { strFromU8, unzipSync } from 'fflate'
import { childOf, childrenOf, parseXml, type XmlElement } from '#exams/questions/imports/moodle/parse_xml'

const [workbook, links] = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels']

/** Names of sheets that are a chart and nothing else: the reader of workbooks stops at them. Its archive has been checked. */
export function chartSheets(bytes: Uint8Array): Set<string> {
  try {
    const parts = unzipSync(bytes, { filter: ({ name }) => name === workbook || name === links })
    if (!parts[workbook] || !strFromU8(parts[links]!).includes('/chartsheet')) return new Set()
    const charts = childrenOf(parseXml(parts[links]!), 'Relationship')
      .filter(({ attributes }) => attributes.Type?.endsWith('/chartsheet'))
      .map(({ attributes }) => attributes.Id!)
    const sheets = childrenOf(childOf(parseXml(parts[workbook]), 'sheets'), 'sheet')
    return new Set(
      sheets.filter((sheet) => charts.includes(linkOf(sheet) ?? '')).map(({ attributes }) => attributes.name!)
    )
  } catch {
    // The reader of workbooks refuses what is broken, in words.
    return new Set()
  }
}

const linkOf = ({ attributes }: XmlElement) => Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
