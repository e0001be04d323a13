/** What a file of an ending has to hold: the types that its first bytes may say, or that it is plain text. */
export type Kind = {
  readonly mimes: readonly string[]
  /** What it is handed out as. */
  readonly type: string
  readonly look?: 'picture' | 'archive' | 'text'
}

const kind = (type: string, mimes: readonly string[] = [type], look?: Kind['look']): Kind => ({ type, mimes, ...(look && { look }) })
const office = (name: string): Kind => kind(`application/vnd.openxmlformats-officedocument.${name}`, undefined, 'archive')
const openOffice = (name: string): Kind => kind(`application/vnd.oasis.opendocument.${name}`, undefined, 'archive')
const old = (type: string): Kind => kind(type, ['application/x-cfb', type])
const mp4 = ['video/mp4', 'video/x-m4v', 'audio/mp4', 'audio/x-m4a', 'video/quicktime', 'video/3gpp', 'video/3gpp2']
const text = (type: string): Kind => kind(type, [], 'text')

/** Endings that can be taken at all. What is not here is refused, whatever an owner lists: nothing that a browser or a machine runs. */
export const fileKinds: Readonly<Record<string, Kind>> = {
  jpg: kind('image/jpeg', undefined, 'picture'),
  jpeg: kind('image/jpeg', undefined, 'picture'),
  png: kind('image/png', ['image/png', 'image/apng'], 'picture'),
  gif: kind('image/gif', undefined, 'picture'),
  webp: kind('image/webp', undefined, 'picture'),
  heic: kind('image/heic', ['image/heic', 'image/heif']),
  heif: kind('image/heif', ['image/heic', 'image/heif']),
  avif: kind('image/avif'),
  tif: kind('image/tiff'),
  tiff: kind('image/tiff'),
  bmp: kind('image/bmp'),
  pdf: kind('application/pdf'),
  doc: old('application/msword'),
  xls: old('application/vnd.ms-excel'),
  ppt: old('application/vnd.ms-powerpoint'),
  docx: office('wordprocessingml.document'),
  xlsx: office('spreadsheetml.sheet'),
  pptx: office('presentationml.presentation'),
  odt: openOffice('text'),
  ods: openOffice('spreadsheet'),
  odp: openOffice('presentation'),
  rtf: kind('application/rtf'),
  zip: kind('application/zip', undefined, 'archive'),
  txt: text('text/plain'),
  csv: text('text/csv'),
  avi: kind('video/vnd.avi', ['video/vnd.avi', 'video/avi', 'video/x-msvideo']),
  mov: kind('video/quicktime', mp4),
  mp4: kind('video/mp4', mp4),
  m4v: kind('video/mp4', mp4),
  m4a: kind('audio/mp4', mp4),
  mpg: kind('video/mpeg', ['video/mpeg', 'video/MP1S', 'video/MP2P', 'video/mp2t']),
  mpeg: kind('video/mpeg', ['video/mpeg', 'video/MP1S', 'video/MP2P', 'video/mp2t']),
  webm: kind('video/webm', ['video/webm', 'video/matroska']),
  wmv: kind('video/x-ms-asf', ['video/x-ms-asf', 'application/vnd.ms-asf']),
  mp3: kind('audio/mpeg'),
  wav: kind('audio/wav'),
  ogg: kind('audio/ogg', ['audio/ogg', 'video/ogg', 'application/ogg', 'audio/opus']),
  flac: kind('audio/flac'),
  aac: kind('audio/aac'),
}

/** Whether an ending is among what a field takes: endings, types, or families of types. */
export const isTaken = (ending: string, accept: readonly string[]): boolean => {
  const type = fileKinds[ending]?.type ?? ''
  return accept.some((item) => {
    const wanted = item.toLowerCase().replace(/^\./, '')
    if (!wanted.includes('/'))
      return wanted === ending || (wanted === 'jpeg' && ending === 'jpg') || (wanted === 'jpg' && ending === 'jpeg')
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
  })
}
