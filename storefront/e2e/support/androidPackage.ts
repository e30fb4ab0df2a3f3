import { crc32 } from 'node:zlib'

/** The header of an empty Android binary XML. */
const manifest = Buffer.from([3, 0, 8, 0, 8, 0, 0, 0])

/** The smallest file that the API accepts as a package of the app: a zip of two stored entries. */
export function androidPackage(contents: string): Buffer {
  const entries = [stored('AndroidManifest.xml', manifest), stored('classes.dex', contents)]
  const files: Buffer[] = []
  const table: Buffer[] = []
  let at = 0
  for (const { name, facts: headerFields, body } of entries) {
    const offset = Buffer.alloc(14)
    offset.writeUInt32LE(at, 10)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), headerFields, name, body])
    table.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), headerFields, offset, name)
    files.push(file)
    at += file.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(table).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...table, end])
}

function stored(name: string, contents: string | Buffer) {
  const body = Buffer.from(contents)
  const headerFields = Buffer.alloc(26)
  headerFields.writeUInt16LE(20, 0)
  headerFields.writeUInt32LE(crc32(body), 10)
  headerFields.writeUInt32LE(body.length, 14)
  headerFields.writeUInt32LE(body.length, 18)
  headerFields.writeUInt16LE(Buffer.byteLength(name), 22)
  return { name: Buffer.from(name), facts: headerFields, body }
}
