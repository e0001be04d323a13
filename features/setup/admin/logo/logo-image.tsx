import { largestOf, srcsetOf } from '@frontage/parts/picture'
import styles from './logo.module.css'

/** A logo as it is; what it says stands beside it. */
export const LogoImage = ({ file }: { readonly file: string }) => (
  <img className={styles.image} src={largestOf(file)} srcSet={srcsetOf(file)} sizes="12rem" alt="" />
)
