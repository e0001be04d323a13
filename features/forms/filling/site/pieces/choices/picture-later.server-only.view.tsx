import { messages } from '../../../../messages.checks'

/** Where there is no script, in place of the picture: a page that everybody gets cannot show one. */
export const ServerOnly: (() => React.ReactNode) | undefined = () => <span className="small">{messages.pictureLater}</span>
