import styles from './reason.module.css'

/** A reason in a word, and in a line for whoever is not sure. */
export const Reason = ({ label, help }: { readonly label: string; readonly help: string }) => (
  <>
    <span className={styles.reason}>{label}</span>
    <span className={styles.reasonHelp}>{help}</span>
  </>
)
