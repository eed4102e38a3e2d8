/** A frame, or all of what was said. */
type Sound = { data: Int16Array; sampleRate: number; channels: number }

const HEADER_BYTES = 44

/** 16-bit samples as a file, which is what services take. */
export function wavOf({ data, sampleRate, channels }: Sound): ArrayBuffer {
  const bytes = new ArrayBuffer(HEADER_BYTES + data.length * 2)
  const view = new DataView(bytes)
  const write = (at: number, letters: string) => {
    for (let n = 0; n < letters.length; n += 1) view.setUint8(at + n, letters.charCodeAt(n))
  }
  write(0, 'RIFF')
  view.setUint32(4, bytes.byteLength - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * channels * 2, true)
  view.setUint16(32, channels * 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, data.length * 2, true)
  data.forEach((sample, n) => view.setInt16(HEADER_BYTES + n * 2, sample, true))
  return bytes
}
