declare module '@digitalbazaar/bitstring' {
  export class Bitstring {
    constructor(options: { buffer: Uint8Array })
    static decodeBits(options: { encoded: string }): Promise<Uint8Array>
    get(index: number): boolean
  }
}
