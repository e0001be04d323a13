import { version } from '../../../package.json'

/** `frontage version` */
export async function printVersion(): Promise<void> {
  console.log(`frontage ${version}, Node ${process.versions.node}`)
}
