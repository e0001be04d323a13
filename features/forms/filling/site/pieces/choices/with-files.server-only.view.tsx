import { messages } from '../../../../messages.checks'

/** Where there is no script, behind what is agreed to: nothing could ask for it only when there are files. */
export const ServerOnly: (() => React.ReactNode) | undefined = () => <span className="small"> {messages.onlyWithFiles}</span>
