/** Media types as WordPress knows them, with the endings of each where they are more or other than the type's own name. */
const families = {
  image: 'jpeg=jpg,jpeg,jpe gif png bmp tiff=tiff,tif webp avif x-icon=ico heic heif heic-sequence=heics heif-sequence=heifs',
  video:
    'x-ms-asf=asf,asx x-ms-wmv=wmv x-ms-wmx=wmx x-ms-wm=wm avi divx x-flv=flv quicktime=mov,qt mpeg=mpeg,mpg,mpe mp4=mp4,m4v ' +
    'ogg=ogv webm x-matroska=mkv 3gpp=3gp,3gpp 3gpp2=3g2,3gp2',
  text: 'plain=txt,asc,c,cc,h,srt csv tab-separated-values=tsv calendar=ics richtext=rtx css html=htm,html vtt',
  audio: 'mpeg=mp3,m4a,m4b aac x-realaudio=ra,ram wav=wav,x-wav ogg=ogg,oga flac midi=mid,midi x-ms-wma=wma x-ms-wax=wax x-matroska=mka',
  application:
    'ttaf+xml=dfxp rtf javascript=js pdf x-shockwave-flash=swf java=class x-tar=tar zip x-gzip=gz,gzip rar x-7z-compressed=7z ' +
    'x-msdownload=exe octet-stream=psd,xcf msword=doc onenote=onetoc,onetoc2,onetmp,onepkg oxps wordperfect=wp,wpd',
  'application/vnd.ms-':
    'powerpoint=pot,pps,ppt write=wri excel=xla,xls,xlt,xlw access=mdb project=mpp xpsdocument=xps word.document@=docm ' +
    'word.template@=dotm excel.sheet@=xlsm excel.sheet.binary@=xlsb excel.template@=xltm excel.addin@=xlam ' +
    'powerpoint.presentation@=pptm powerpoint.slideshow@=ppsm powerpoint.template@=potm powerpoint.addin@=ppam powerpoint.slide@=sldm',
  'application/vnd.openxmlformats-officedocument.':
    'wordprocessingml.document=docx wordprocessingml.template=dotx spreadsheetml.sheet=xlsx spreadsheetml.template=xltx ' +
    'presentationml.presentation=pptx presentationml.slideshow=ppsx presentationml.template=potx presentationml.slide=sldx',
  'application/vnd.oasis.opendocument.': 'text=odt presentation=odp spreadsheet=ods graphics=odg chart=odc database=odb formula=odf',
  'application/vnd.apple.': 'keynote=key numbers pages',
}

/** Office files with macros end their type alike; the table writes @. */
const macros = '.macroenabled.12'

/** "quicktime=mov,qt" of the family video → mov and qt, each with video/quicktime. */
function endingsOf(family: string, entry: string): [ending: string, type: string][] {
  const [name = '', endings = name] = entry.split('=')
  const type = `${family}${family.includes('/') ? '' : '/'}${name.replace('@', macros)}`
  return endings.split(',').map((ending) => [ending, type])
}

const typeOf: ReadonlyMap<string, string> = new Map(
  Object.entries(families).flatMap(([family, entries]) => entries.split(' ').flatMap((entry) => endingsOf(family, entry))),
)

/** Whether a file's ending is of a media type, or of a family of them as `image/*`. Both in lower case. */
export function isOfType(ending: string, accepted: string): boolean {
  const type = typeOf.get(ending) ?? ''
  return type !== '' && (accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted)
}
