import { slidePropsOf } from '../../slide-props'

/** Written by the server; browsers keep it as it is. */
export const ServerOnly: typeof slidePropsOf | undefined = slidePropsOf
